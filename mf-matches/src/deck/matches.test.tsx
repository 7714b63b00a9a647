// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { listSuggestions } from '@lunchpail/contracts/matches/api'
import { maxCards } from '@lunchpail/contracts/matches/enumerations'
import { listQuestions } from '@lunchpail/contracts/profile/questions-api'
import { preferencesSlot } from '@lunchpail/contracts/profile/slots'
import { notifyTopic } from '@lunchpail/kit-web/live'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { answer, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { fillSlots, filling } from '@lunchpail/kit-web/testing/fill-slots'
import { matchesService } from '../../test/matches-service.ts'
import { card, eachWithAPerson, open } from '../../test/page.tsx'
import { batchOf, suggestionOf } from '../../test/suggestions.ts'

eachWithAPerson()

describe('the deck of matches', () => {
  it('[MT-01] [SH-04] is decided by buttons and arrow keys, and the focus goes to the next card', async () => {
    const service = matchesService(batchOf([1, 2, 3]))
    await open(service)
    await card('Packer 1, job 1 of 3')
    const interested = () => screen.getByRole('button', { name: "I'm interested" })
    const first = interested()
    press("I'm interested")
    const second = await card('Packer 2, job 2 of 3')
    // another button, so that the second tap of a double tap is left out
    expect(interested()).not.toBe(first)
    await waitFor(() => expect(document.activeElement).toBe(second))
    expect(screen.getByText('Saved: Packer 1.')).toBeTruthy()
    fireEvent.keyDown(second, { key: 'ArrowLeft' })
    expect(await card('Packer 3, job 3 of 3')).toBe(document.activeElement)
    expect(screen.getByText('Passed: Packer 2.')).toBeTruthy()
    await waitFor(() => expect(service.log).toEqual(['save 1', 'pass 2']))
  })

  it('[MT-05] is locked until enough questions are answered, and says how many are', async () => {
    await open(matchesService(batchOf([], { locked: { answered: 8, needed: 20 }, saved: [suggestionOf(7)] })))
    expect(await screen.findByText('Unlock Matches')).toBeTruthy()
    expect(screen.getByText(/80% more likely to lead to an interview/)).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('8 of 20 questions answered')
    expect(screen.getByRole('link', { name: 'Answer questions' }).getAttribute('href')).toBe(
      '/u/questions/?p=7',
    )
    expect(screen.getByText('Packer 7')).toBeTruthy()
  })

  it('[MT-05] opens once enough is answered in another tab, and deals anew what was decided there', async () => {
    const service = matchesService(batchOf([]))
    let batch = batchOf([], { locked: { answered: 19, needed: 20 } })
    service.answers = [answer(listSuggestions, () => batch)]
    await open(service)
    await screen.findByText('Unlock Matches')
    batch = batchOf([1, 2])
    act(() => notifyTopic('deck'))
    await card('Packer 1, job 1 of 2')
    // who decides here goes on with the cards that are dealt
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    batch = batchOf([2], { group: 'batch-2' })
    await act(async () => notifyTopic('matches'))
    await card('Packer 1, job 1 of 2')
    focus.mockReturnValue(false)
    act(() => notifyTopic('matches'))
    await card('Packer 2, job 1 of 1')
    focus.mockRestore()
  })

  it('[MT-07] says of a job whether one is pre-qualified and why, or what is missing', async () => {
    const met = { standing: 'met' as const, text: 'Driving a forklift: you said yes', question: null }
    const missing = {
      standing: 'open' as const,
      text: 'Welding: not answered yet',
      question: 'skill-welding',
    }
    const positions = [
      suggestionOf(1, { autoMatch: true, qualification: [met] }),
      suggestionOf(2, { qualification: [met, missing] }),
    ]
    await open(matchesService(batchOf([], { positions, total: 2 })))
    await card('Packer 1, job 1 of 2')
    expect(screen.getByText('Pre-qualified to interview')).toBeTruthy()
    press('Why am I pre-qualified to interview?')
    expect(await screen.findByText('Driving a forklift: you said yes')).toBeTruthy()
    press("I'm interested")
    await card('Packer 2, job 2 of 2')
    expect(screen.getByText('What’s missing to be pre-qualified')).toBeTruthy()
    expect(screen.getByText('Welding: not answered yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Answer the question' }).getAttribute('href')).toBe(
      '/u/questions/skill-welding/',
    )
  })

  it('[EN-03] says of a job that the person withdrew, and may apply again', async () => {
    const apply_again = 'You withdrew your application for this job. You can apply again.'
    await open(matchesService(batchOf([], { positions: [suggestionOf(1, { apply_again })], total: 1 })))
    await card('Packer 1, job 1 of 1')
    expect(screen.getByText(apply_again)).toBeTruthy()
  })

  it('[MT-02] sends each decision with its place, batch and feature, one after the other', async () => {
    const service = matchesService(batchOf([1, 2]))
    await open(service)
    await card(/Packer 1/)
    press("I'm interested")
    press('Not interested')
    await waitFor(() => expect(service.bodies).toHaveLength(2))
    const sent = { group: 'batch-1', source: 'matches', feature: 'matches', app_positions: [] }
    expect(service.bodies).toEqual([
      { positions: [{ id: 1, accepted: true, index: 0, ...sent }] },
      { positions: [{ id: 2, accepted: false, index: 1, ...sent }] },
    ])
  })

  it('[MT-02] undoes the last decision and steps back, also from the end', async () => {
    const service = matchesService(batchOf([1]))
    await open(service)
    await card(/Packer 1/)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true)
    press('Not interested')
    await screen.findByRole('heading', { name: 'You’ve seen all of these jobs' })
    await waitFor(() => expect(service.log).toEqual(['pass 1']))
    press('Undo')
    expect(await card('Packer 1, job 1 of 1')).toBe(document.activeElement)
    await waitFor(() => expect(service.log).toEqual(['pass 1', 'forget decision-1']))
    press("I'm interested")
    await waitFor(() => expect(service.log.at(-1)).toBe('save 1'))
  })

  it('[MT-03] has at most 10 cards, and takes approvals for all of them', async () => {
    const ids = Array.from({ length: maxCards }, (_, place) => place + 1)
    await open(matchesService(batchOf(ids, { total: 40 })))
    for (let n = 1; n <= 10; n++) {
      await card(`Packer ${n}, job ${n} of 10`)
      press("I'm interested")
    }
    const end = await screen.findByRole('heading', { name: 'You saved 10 jobs' })
    await waitFor(() => expect(document.activeElement).toBe(end))
    expect(screen.getByText('30 more jobs fit you.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'See more matches' })).toBeTruthy()
  })

  it('[MT-04] ends with what was saved and one application for all of it', async () => {
    await open(matchesService(batchOf([1, 2], { saved: [suggestionOf(9)] })))
    await card(/Packer 1/)
    press("I'm interested")
    await card(/Packer 2/)
    expect(screen.getByRole('link', { name: 'Apply (2)' })).toBeTruthy()
    press('Not interested')
    await screen.findByRole('heading', { name: 'You saved 2 jobs' })
    expect(screen.getByRole('link', { name: 'Apply (2)' }).getAttribute('href')).toBe(
      '/app/start/?sn=0&p=1,9&utm_medium=matches-saved',
    )
    expect(screen.getByRole('link', { name: 'Packer 9' }).getAttribute('href')).toBe('/jobs/9')
  })

  it('[MT-04] says when there is nothing, and still offers what was saved', async () => {
    await open(matchesService(batchOf([], { saved: [suggestionOf(9)] })))
    expect(await screen.findByRole('heading', { name: 'No matches currently—come back later!' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Apply (1)' })).toBeTruthy()
  })

  it('[MT-04] leads to the questions while one is open, also of a company whose job was saved alone', async () => {
    const asked: string[] = []
    const link = async (questions_open: boolean, profile: () => number | RefusedAnswer) => {
      const service = matchesService(batchOf([], { saved: [suggestionOf(9)], questions_open }))
      const questions = answer(listQuestions, ({ url }) => {
        asked.push(url.search)
        const open = profile()
        return open instanceof RefusedAnswer
          ? open
          : { questions: [], answered: 60, needed: 20, open, page: 1, pages: 1 }
      })
      service.answers = [...service.answers, questions]
      await open(service)
      await screen.findByRole('link', { name: 'Apply (1)' })
      const shown = screen.queryByRole('link', { name: 'Answer questions' })?.getAttribute('href')
      cleanup()
      return shown
    }
    expect(await link(true, () => 0)).toBe('/u/questions/?p=9')
    expect(asked).toEqual([])
    expect(await link(false, () => 1)).toBe('/u/questions/?p=9')
    expect(await link(false, () => 0)).toBeUndefined()
    expect(await link(false, () => new RefusedAnswer('unavailable'))).toBeUndefined()
    expect(asked).toEqual(['?p=9', '?p=9', '?p=9'])
  })

  it('[MT-08] explains itself once', async () => {
    localStorage.clear()
    const { unmount } = await open(matchesService(batchOf([1])))
    await screen.findByRole('dialog', { name: 'What are matches?' })
    press('Show my matches')
    expect(screen.queryByRole('dialog')).toBeNull()
    unmount()
    await open(matchesService(batchOf([1])))
    await card(/Packer 1/)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[MT-09] saves the job of a card before it begins an application for it', async () => {
    const service = matchesService(batchOf([4, 5]))
    await open(service)
    await card(/Packer 4/)
    press('Apply now')
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/app/start/?sn=0&p=4&from_sug=1')
    await waitFor(() => expect(service.log).toEqual(['save 4']))
  })

  it('[MT-10] says what people decide by, why a job fits and what does not', async () => {
    const { parts } = suggestionOf(1)
    const unanswered = { part: 'skills', points: 8, of: 15, text: 'Asks for: Welding' } as const
    await open(
      matchesService(batchOf([1], { positions: [suggestionOf(1, { parts: [...parts, unanswered] })] })),
    )
    await card(/Packer 1/)
    for (const words of [
      '$21.50 to $24.00 an hour',
      'Newark, NJ',
      'Day shift · Full-time',
      '22 min by car, 120+ min by transit',
      'Bright Foods · Port plant',
      'Pack boxes and keep the counts of each lane.',
      'Starts at 7:00 AM or 3:00 PM',
      'You said nights are not for you',
      'Pays $3.00 more than you asked for',
    ])
      expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByText('22 minutes by car')).toBeNull()
    expect(screen.queryByText(unanswered.text)).toBeNull()
  })

  it('says it in Spanish', async () => {
    await open(matchesService(batchOf([1])), 'es')
    await card('Packer 1, empleo 1 de 1')
    expect(screen.getByRole('heading', { level: 1, name: 'Empleos para ti' })).toBeTruthy()
    expect(screen.getByText('22 min en carro, 120+ min en transporte público')).toBeTruthy()
    expect(screen.queryByText('Escrito en inglés')).toBeNull()
    cleanup()
    await open(matchesService(batchOf([1], { positions: [suggestionOf(1, { language: 'en' })] })), 'es')
    expect(await screen.findByText('Escrito en inglés')).toBeTruthy()
  })

  it('[SH-02] offers another try where the service is down', async () => {
    const service = matchesService(batchOf([1]))
    let down = true
    service.answers = [
      answer(listSuggestions, () => (down ? new RefusedAnswer('unavailable') : batchOf([1]))),
    ]
    await open(service)
    await screen.findByText('We can’t show your matches right now')
    down = false
    press('Try again')
    const first = await card(/Packer 1/)
    await waitFor(() => expect(document.activeElement).toBe(first))
  })
})

describe('[PR-13] where nothing is known of the preferences', () => {
  it('loads what asks for them once it is pressed, after the first card', async () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    const wanted = vi.fn(() => Promise.resolve(undefined))
    setSlotSource(wanted)
    await open(matchesService(batchOf([1], { preferences: false })))
    const set = await screen.findByRole('button', { name: 'Set my preferences' })
    await card(/Packer 1/)
    expect(wanted).not.toHaveBeenCalled()
    fireEvent.click(set)
    await waitFor(() => expect(wanted).toHaveBeenCalledWith(preferencesSlot.name))
    readyState.mockRestore()
  })

  it('asks for them, and reloads once they are there', async () => {
    const service = matchesService(batchOf([1], { preferences: false }))
    let requests = 0
    service.answers = [
      answer(listSuggestions, () =>
        ++requests < 3 ? batchOf([1], { preferences: false }) : batchOf([7], { group: 'batch-2' }),
      ),
    ]
    fillSlots(
      filling(preferencesSlot, ({ open: isOpen, onDone }) =>
        isOpen ? (
          <button type="button" onClick={() => onDone({ saved: true })}>
            Save them
          </button>
        ) : null,
      ),
    )
    await open(service)
    fireEvent.click(await screen.findByRole('button', { name: 'Set my preferences' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Save them' }))
    expect(await card('Packer 7, job 1 of 1')).toBeTruthy()
    expect(screen.queryByText('Tell us what you’re looking for')).toBeNull()
    expect(requests).toBe(3)
  })
})
