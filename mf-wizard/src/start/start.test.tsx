// @vitest-environment happy-dom
import { readSavedPositions, savedPositionsOf } from '@lunchpail/contracts/jobs/saved-positions'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { dayAndTime } from '@lunchpail/contracts/language/day-and-time'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { answerSession, signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { fakeWizard } from '../../test/fake-wizard.ts'
import { aPosition, aQuestion } from '../../test/applicant.ts'
import { eachOnACleanPage, heading, nearly, open } from '../../test/wizard-page.tsx'

eachOnACleanPage()

describe('a visitor', () => {
  it('[WZ-04] [WZ-05] sees the job, how long it takes, how the number is used, and signs up in place', async () => {
    const asked: unknown[] = []
    setSlotSource((name) =>
      Promise.resolve((props: object) => {
        asked.push([name, props])
        return <p>entry form</p>
      }),
    )
    await open(fakeWizard(), { account: null, path: '/app/start?p=7&usr=ana%40example.com' })
    await heading('Apply for this job')
    expect(screen.getByText(/about 6 minutes/)).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Picker' })).toBeTruthy()
    expect(screen.getByText('$18.50 an hour')).toBeTruthy()
    expect(screen.getByText('Newark, NJ')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms')
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy')
    expect(await screen.findByText('entry form')).toBeTruthy()
    expect(asked.at(-1)).toMatchObject(['auth.entry.v1', { handle: 'ana@example.com', candidate: true }])
    press('How is my number used?')
    expect(within(screen.getByRole('dialog')).getByText(/We never sell your number/)).toBeTruthy()
  })

  it('[WZ-04] of two jobs reads the same title in the tab as on the page', async () => {
    await open(fakeWizard(), { account: null, path: '/app/start?p=7,8' })
    await heading('Apply for 2 jobs')
    expect(document.title).toBe('Apply for 2 jobs · Lunchpail')
  })

  it('[WZ-32] begins with the entry form, and goes on with the application once the session is there', async () => {
    let enter = () => {}
    setSlotSource((name) =>
      Promise.resolve((props: object) => {
        const { onDone } = props as { onDone: (outcome: object) => void }
        if (name === 'auth.entry.v1') enter = () => onDone({ signedIn: true })
        return <p>entry form</p>
      }),
    )
    const fake = fakeWizard()
    await open(fake, { account: null, path: '/app/start?p=7&from_sug=1' })
    expect(await screen.findByText('entry form')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
    answerSession(signedInAs())
    await act(async () => enter())
    // no second introduction
    await heading('About you')
    await waitFor(() => expect(fake.application).toMatchObject({ positions: [7], from_sug: true }))
    vi.unstubAllGlobals()
  })

  it('[WZ-05] is asked for no account where the job is closed or there is none', async () => {
    const closed = [aPosition({ id: 8 })]
    document.cookie = savedPositionsOf([8, 9])
    await open(fakeWizard({ closed }), { account: null, path: '/app/start?p=8' })
    await heading('Choose a job first')
    // marked in the list, it would leave no room for others
    expect(readSavedPositions(document.cookie)).toEqual([9])
    document.cookie = savedPositionsOf([])
    expect(screen.getByText('This job is no longer open, but others near you are.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Find jobs' }).getAttribute('href')).toBe('/jobs')
  })

  it('[WZ-29] that was sent, as by another tab, is told where it stands, without a job in the address', async () => {
    await open(fakeWizard({ isReturning: true }), { path: '/app/start#review' })
    await heading('Your earlier applications were sent')
    const link = screen.getByRole('link', { name: 'My applications' })
    expect(link.getAttribute('href')).toBe('/applications')
    expect(screen.getByRole('link', { name: 'Find more jobs' })).toBeTruthy()
  })

  it('[WZ-05] is asked for no account where the job stays unknown', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    setSlotSource(() => Promise.resolve(() => <p>entry form</p>))
    await open(fakeWizard(), { account: null, path: '/app/start?p=99999' })
    await heading('Apply for this job')
    // as long as it may still come, too
    expect(await screen.findByText('We’re still getting the details of a job. One moment.')).toBeTruthy()
    expect(screen.queryByText('entry form')).toBeNull()
    for (let wait = 0; wait < 8; wait++) await act(() => vi.advanceTimersByTimeAsync(4000))
    await heading('Choose a job first')
  })

  it('[WZ-05] is not shown a wage of nothing', async () => {
    await open(fakeWizard({ positions: [aPosition({ wage_from: 0 })] }), { account: null })
    await screen.findByRole('heading', { name: 'Picker' })
    expect(screen.queryByText(/an hour/)).toBeNull()
  })

  it('[WZ-05] sees both ends of a wage with cents where one has some', async () => {
    await open(fakeWizard({ positions: [aPosition({ wage_to: 20 })] }), { account: null })
    expect(await screen.findByText('$18.50 to $20.00 an hour')).toBeTruthy()
  })
})

describe('where to begin', () => {
  it('[WZ-30] goes on at the step where the person left; the address cannot jump past it', async () => {
    await open(nearly(['done_adding_jobs', 'self_promo']), { path: '/app/start#review' })
    await heading('Where have you worked?')
  })

  it('waits for a position that is not known yet', async () => {
    const fake = fakeWizard({ positions: [] })
    await open(fake)
    expect(await screen.findByText('We’re still getting the details of a job. One moment.')).toBeTruthy()
    fake.positions = [aPosition({ questions: [aQuestion()] })]
    await waitFor(() => expect(screen.queryByText(/still getting the details/)).toBeNull())
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 2 of 7, part 1 of 2')
  })

  it('says what to do where no job is chosen', async () => {
    await open(fakeWizard(), { path: '/app/start' })
    await heading('Choose a job first')
    expect(screen.getByRole('link', { name: 'Find jobs' }).getAttribute('href')).toBe('/jobs')
  })

  it('speaks Spanish', async () => {
    await open(nearly([]), { language: 'es' })
    await heading('Revisa tu solicitud')
    press('Editar: Sobre ti')
    await heading('Sobre ti')
  })

  it('forgets what another person left in this browser', async () => {
    localStorage.setItem('wizard-unsaved:other', '{"first_name":"Bob"}')
    await open(fakeWizard())
    await heading('About you')
    expect(localStorage.getItem('wizard-unsaved:other')).toBeNull()
  })
})

describe('a job from which the person withdrew', () => {
  const withdrawn = {
    position_id: 8,
    application_id: '0199b9c0-0000-7000-8000-000000000001',
    apply_again_at: '2026-12-23T12:00:00.000Z',
  }
  // a narrow space stands before AM and PM
  const when = dayAndTime(withdrawn.apply_again_at, 'en').replaceAll(/\s+/g, ' ')

  it('[EN-03] says when they may apply again, and leads to the application', async () => {
    await open(fakeWizard({ positions: [], applied: [withdrawn] }), { path: '/app/start?sn=0&p=8' })
    await heading('You withdrew your application')
    expect(screen.getByText(`You can apply for this job again starting ${when}.`)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See my application' }).getAttribute('href')).toBe(
      `/applications/${withdrawn.application_id}`,
    )
  })

  it('[EN-03] is left out beside others, and says so', async () => {
    const fake = nearly(['self_promo'], { applied: [withdrawn] })
    await open(fake, { path: '/app/start?sn=0&p=7,8' })
    await heading('Tell employers about yourself')
    expect(screen.getByText(new RegExp(`^You withdrew an application .* ${when}\\.$`))).toBeTruthy()
    expect(screen.queryByText(/^You applied to/)).toBeNull()
  })
})
