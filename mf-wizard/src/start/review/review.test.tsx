// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { replyTimesSlot } from '@lunchpail/contracts/engagement/slots'
import { readSavedPositions, savedPositionsOf } from '@lunchpail/contracts/jobs/saved-positions'
import { autoApplySlot } from '@lunchpail/contracts/profile/slots'
import { reachSlot } from '@lunchpail/contracts/auth/slots'
import { oneMoreSlot } from '@lunchpail/contracts/matches/slots'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { fillSlots, filling } from '@lunchpail/kit-web/testing/fill-slots'
import { press, pressAndWait, type } from '@lunchpail/kit-web/testing/page-actions'
import { aPosition, aQuestion } from '../../../test/applicant.ts'
import { eachOnACleanPage, heading, nearly, open, throughPreCheck } from '../../../test/wizard-page.tsx'

eachOnACleanPage()

describe('review', () => {
  it('[WZ-24] [WZ-30] edits a part and comes back to it; a skipped summary can be edited too', async () => {
    const job = {
      company: 'Acme',
      title: 'Picker',
      city: 'Newark',
      state: 'NJ',
      start_date: '01/2024',
      current_job: true,
      duties: 'x',
      reference_id: 'abc',
    }
    const fake = nearly([])
    fake.application = { ...fake.application, jobs: [job], self_promo: 'First.' }
    await open(fake)
    await heading('Review Application')
    await pressAndWait('Edit: Summary')
    await heading('Tell employers about yourself')
    type('Your summary', 'Second.')
    press('Save and go back to review')
    await heading('Review Application')
    expect(screen.getByText('Second.')).toBeTruthy()
    // the page is there before its effects are
    const edit = screen.getByRole('button', { name: 'Edit: Summary' })
    await waitFor(() => expect(document.activeElement).toBe(edit))
    await waitFor(() => expect(fake.application.self_promo).toBe('Second.'))
  })

  it('[WZ-24] [BY-25] shows every school that is sent', async () => {
    const fake = nearly([])
    const high = {
      degree_type: 1,
      name: 'Newark High School',
      city: 'Newark',
      state: 'NJ',
      graduation_year: 2012,
    }
    const schools = [
      { ...high, degree_type: 3, name: 'Rutgers', degree_major: 'Art' },
      high,
      { degree_type: 7 },
    ]
    fake.application = { ...fake.application, schools }
    await open(fake)
    await heading('Review Application')
    const valueOf = (label: string) =>
      screen.getByText(label).nextElementSibling?.textContent.replaceAll('\u00A0', ' ')
    expect(valueOf('School name')).toBe('Rutgers · Newark, NJ · 2012')
    expect(valueOf('Other schools')).toBe(
      'Newark High School · High School/GED · Newark, NJ · 2012\nTechnical/Vocational',
    )
  })

  it('[WZ-20] shows the words beside the choice that asks for them, and none that were typed beside another', async () => {
    const shown = async (response: string) => {
      const fake = nearly([], { positions: [aPosition({ questions: [aQuestion()] })] })
      const questions = [{ id: 'q1', response, follow_up_response: 'Up to 40' }]
      fake.application = { ...fake.application, questions }
      await open(fake)
      await heading('Review Application')
      const words = screen.getByRole('region', { name: 'Employer questions' }).textContent
      cleanup()
      return words
    }
    expect(await shown('a2')).toMatch(/No, I cannot\s+Up to 40/)
    expect(await shown('a1')).toMatch(/Yes, I can(?!\s+Up)/)
  })

  it('[WZ-29] takes jobs out while one stays', async () => {
    const fake = nearly([], { positions: [aPosition(), aPosition({ id: 8, title: 'Packer' })] })
    await open(fake, { path: '/app/start?p=7,8' })
    await heading('Review Application')
    press('Remove Picker')
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
    await waitFor(() => expect(fake.application.positions).toEqual([8]))
  })

  it('[WZ-29] pressed twice sends once, says what happens next, and leaves nothing in the browser', async () => {
    document.cookie = 'saved_positions=7.12; Path=/'
    const fake = nearly([])
    const { router } = await open(fake)
    await heading('Review Application')
    const button = screen.getByRole('button', { name: 'Submit' })
    await throughPreCheck(() => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await heading('Application sent')
    expect(fake.submits).toHaveLength(1)
    expect(router.state.location).toMatchObject({ search: '?p=7', hash: '' })
    expect(screen.getByText('What happens next')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My applications' }).getAttribute('href')).toBe('/applications')
    expect(Object.keys(localStorage)).toEqual(['language'])
    // of the jobs that were picked, the others stay
    expect(readSavedPositions(document.cookie)).toEqual([12])
    document.cookie = savedPositionsOf([])
  })

  it('[WZ-29] of two jobs says of both that they are sent', async () => {
    await open(nearly([], { positions: [aPosition(), aPosition({ id: 8, title: 'Packer' })] }), {
      path: '/app/start?sn=0&p=7,8',
    })
    await heading('Review Application')
    await throughPreCheck(() => press('Submit'))
    await heading('Application sent')
    expect(screen.getByText('Both applications were sent.')).toBeTruthy()
  })

  it('[WZ-26] [WZ-29] once sent is followed by when the companies reply, one more job, and auto-apply yes or no', async () => {
    fillSlots(
      filling(replyTimesSlot, ({ applications }) => <p>Replies to {applications.length}</p>),
      filling(autoApplySlot, ({ asks }) => <p>Auto-apply {asks ? 'yes or no' : 'On or Off'}</p>),
      filling(oneMoreSlot, ({ positions }) => <p>Like {positions.join()}</p>),
    )
    await open(nearly([]))
    await heading('Review Application')
    expect(await screen.findByText('Auto-apply On or Off')).toBeTruthy()
    await throughPreCheck(() => press('Submit'))
    await heading('Application sent')
    expect(await screen.findByText('Auto-apply yes or no')).toBeTruthy()
    expect(screen.getByText('We sent it to Acme.')).toBeTruthy()
    expect(await screen.findByText('Replies to 1')).toBeTruthy()
    expect(await screen.findByText('Like 7')).toBeTruthy()
    fillSlots()
  })

  it('[WZ-29] once sent shows what is tapped below whether messages arrive with it, and what is offered after it', async () => {
    const reach = Promise.withResolvers<() => null>()
    const Offer = () => <button>Yes</button>
    setSlotSource((name) => (name === reachSlot.name ? reach.promise : Promise.resolve(Offer)))
    await open(nearly([]))
    await heading('Review Application')
    await throughPreCheck(() => press('Submit'))
    await heading('Application sent')
    const shown = () => [
      screen.queryByRole('heading', { name: 'What happens next' }) !== null,
      screen.queryAllByRole('button', { name: 'Yes' }).length,
    ]
    await waitFor(() => expect(screen.getAllByText('Yes').length).toBeGreaterThan(1))
    expect(shown()).toEqual([false, 0])
    await act(async () => reach.resolve(() => null))
    expect(shown()).toEqual([true, 4])
    fillSlots()
  })

  it('[WZ-28] [WZ-29] that fails says so, and the next try carries the same key', async () => {
    const fake = nearly([])
    const { calls } = await open(fake)
    await heading('Review Application')
    await waitFor(() => expect(fake.version).toBe(4))
    fake.losesAnswers = true
    await throughPreCheck(() => press('Submit'))
    const sentence =
      'The application could not be submitted. Please check your internet connection and try again.'
    expect(await screen.findByText(sentence)).toBeTruthy()
    fake.losesAnswers = false
    await heading('Review Application')
    await throughPreCheck(() => press('Try again'))
    await heading('Application sent')
    const keys = calls
      .filter(({ body }) => (body as { complete?: number })?.complete === 1)
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('[WZ-29] is sent where the save before it comes through on the second try', async () => {
    const fake = nearly([])
    await open(fake)
    await heading('Review Application')
    await waitFor(() => expect(fake.version).toBe(4))
    const refusals = ['unavailable' as const]
    Object.defineProperty(fake, 'refuse', { get: () => refusals.pop() })
    await throughPreCheck(() => press('Submit'))
    await heading('Application sent')
    expect([refusals, fake.submits.length]).toEqual([[], 1])
  })

  it('[WZ-29] that is not saved before it could be sent says so, also when the save has come through since', async () => {
    const fake = nearly([])
    await open(fake)
    await heading('Review Application')
    await waitFor(() => expect(fake.version).toBe(4))
    fake.refuse = 'unavailable'
    await throughPreCheck(() => press('Submit'))
    await heading('Review Application')
    expect(await screen.findByText('Your application isn’t sent yet')).toBeTruthy()
    fake.refuse = undefined
    dispatchEvent(new Event('online'))
    const { version } = fake
    await waitFor(() => expect(fake.version).toBeGreaterThan(version))
    expect(fake.submits).toEqual([])
    expect(screen.getByRole('alert').textContent).toContain('The application could not be submitted.')
    expect(screen.queryByText('Please check these answers')).toBeNull()
    await throughPreCheck(() => press('Try again'))
    await heading('Application sent')
  })
})
