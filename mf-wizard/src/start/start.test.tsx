// @vitest-environment happy-dom
import type { FormEvent } from 'react'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { contactSlot, entrySlot } from '@lunchpail/contracts/auth/slots'
import { dayAndTime } from '@lunchpail/contracts/language/day-and-time'
import type { SlotOutcome, SlotProps } from '@lunchpail/contracts/slot'
import { currentSession, setSession } from '@lunchpail/kit-web/session'
import { fillSlots, filling } from '@lunchpail/kit-web/testing/fill-slots'
import type { Account } from '@lunchpail/kit-web/testing/sessions'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { answerSession, signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { fakeWizard, type FakeWizard } from '../../test/fake-wizard.ts'
import { aPosition, aQuestion, account } from '../../test/applicant.ts'
import { eachOnACleanPage, heading, nearly, open, throughPreCheck } from '../../test/wizard-page.tsx'

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
    await open(fakeWizard({ closed }), { account: null, path: '/app/start?p=8' })
    await heading('Choose a job first')
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

  it('[WZ-05] is asked for no account where nobody comes to know the job', async () => {
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

describe('contact', () => {
  type Contact = SlotOutcome<typeof contactSlot>['contact']
  const typed: Contact = {
    first_name: 'Ana',
    last_name: 'Diaz',
    email: 'ana@example.com',
    phone: '212-555-0142',
    text_consent: true,
  }
  /** Auth's form: what it was given, and how it answers a press of Next. */
  function fillContact(answers: SlotOutcome<typeof contactSlot>['state'][], contact = typed) {
    const given: SlotProps<typeof contactSlot>[] = []
    fillSlots(
      filling(contactSlot, ({ onDone, ...props }) => {
        given.push(props)
        const submit = (event: FormEvent) => {
          event.preventDefault()
          onDone({ state: answers.shift()!, contact })
        }
        return (
          <form id={props.form} onSubmit={submit}>
            <label>
              Typed <input onBlur={() => onDone({ state: 'typed', contact })} />
            </label>
            {props.taken.phone}
          </form>
        )
      }),
    )
    return given
  }
  const openContact = async (fake: FakeWizard, change: Partial<Account> = { phone: null }) => {
    await open(fake, { account: { ...account, ...change } })
    await heading('How can employers reach you?')
    await screen.findByLabelText('Typed')
  }

  it("[WZ-05] is asked by the form of the account, which Next submits; what it saved is the application's", async () => {
    const fake = fakeWizard()
    const given = fillContact(['saving', 'saved'])
    await openContact(fake)
    expect(given.at(-1)).toMatchObject({ typed: { first_name: 'Ana', email: 'ana@example.com' }, taken: {} })
    press('Next')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-busy')).toBe('true'),
    )
    await heading('How can employers reach you?')
    fireEvent.submit(document.querySelector('#contact-form')!)
    await heading('About you')
    await waitFor(() => expect(fake.application).toMatchObject({ phone: '2125550142', first_name: 'Ana' }))
  })

  it('[WZ-05] stays where the form refuses, and goes on where auth is not reached: the application brings it', async () => {
    const fake = fakeWizard()
    fillContact(['refused', 'unreachable'])
    await openContact(fake)
    press('Next')
    await heading('How can employers reach you?')
    press('Next')
    await heading('About you')
    await waitFor(() => expect(fake.application).toMatchObject({ phone: '212-555-0142', text_consent: true }))
  })

  it('[WZ-05] keeps what is typed when the page is left, but for an email that a password guards', async () => {
    const fake = fakeWizard()
    fillContact([], { ...typed, first_name: 'Anna', email: 'new@example.com' })
    await openContact(fake, { phone: null, has_password: true })
    fireEvent.blur(screen.getByLabelText('Typed'))
    await waitFor(() =>
      expect(fake.application).toMatchObject({ first_name: 'Anna', email: 'ana@example.com' }),
    )
  })

  it('[AU-04] shows at the field that somebody else has the phone, saves all else, and leads there', async () => {
    const fake = fakeWizard({ taken: ['212-555-0142'] })
    const given = fillContact(['unreachable'])
    await openContact(fake)
    fireEvent.blur(screen.getByLabelText('Typed'))
    expect(await screen.findByText('Phone number already in use')).toBeTruthy()
    expect(given.at(-1)).toMatchObject({ typed: { phone: '212-555-0142' } })
    await waitFor(() => expect(fake.saved).toBe(true))
    expect(fake.application.phone).toBeUndefined()
    expect(screen.queryByText(/could not be submitted/)).toBeNull()
  })

  it('[AU-04] says on a later page that a phone typed offline is taken, and leads to the contact', async () => {
    const fake = fakeWizard({ taken: ['212-555-0142'] })
    fillContact(['unreachable'])
    await openContact(fake)
    fake.offline = true
    press('Next')
    await heading('About you')
    fake.offline = false
    fireEvent(window, new Event('online'))
    expect(await screen.findByText('Phone number already in use')).toBeTruthy()
    press('Edit: Contact')
    await heading('How can employers reach you?')
    expect(await screen.findByText('Phone number already in use')).toBeTruthy()
  })

  it('[WZ-05] follows an account that is changed elsewhere while the application is open', async () => {
    const fake = fakeWizard()
    await open(fake)
    await heading('About you')
    await waitFor(() => expect(fake.saved).toBe(true))
    act(() => setSession({ ...currentSession(), account: { ...account, email: 'ana.d@example.com' } }))
    type('Address', '1 Main St')
    fireEvent.blur(screen.getByLabelText('Address'))
    await waitFor(() => expect(fake.application).toMatchObject({ email: 'ana.d@example.com' }))
  })

  it('[WZ-05] is passed by where the account tells everything; the next page tells the 6 minutes', async () => {
    await open(fakeWizard())
    await heading('About you')
    expect(screen.getByText(/about 6 minutes/)).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 2 of 6, part 1 of 2')
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

  it('forgets what somebody else left in this browser', async () => {
    localStorage.setItem('wizard-unsaved:somebody', '{"first_name":"Bob"}')
    await open(fakeWizard())
    await heading('About you')
    expect(localStorage.getItem('wizard-unsaved:somebody')).toBeNull()
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
    expect(screen.getByText(`You can apply for this job again on ${when}.`)).toBeTruthy()
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

describe('the jobs that are applied for', () => {
  const jobs = (change: object = {}) => {
    const own = aQuestion({ id: 'q7' })
    const positions = [aPosition({ questions: [own] }), aPosition({ id: 8, title: 'Packer' })]
    const fake = nearly(['self_promo'], { positions })
    Object.assign(fake.application, { questions: [], ...change })
    return fake
  }

  it('[WZ-03] are those of p alone: one that was only opened before leaves the draft', async () => {
    const fake = jobs()
    await open(fake, { path: '/app/start?sn=0&p=8' })
    await heading('Tell employers about yourself')
    expect(screen.getByText('Applying for Packer')).toBeTruthy()
    await waitFor(() => expect(fake.application.positions).toEqual([8]))
  })

  it('[WZ-03] are asked about where the person had answered something for the one that leaves', async () => {
    const answers = { questions: [{ id: 'q7', response: 'a1' }] }
    const one = jobs(answers)
    const first = await open(one, { path: '/app/start?sn=0&p=8' })
    await heading('You have an unfinished application for Picker. Apply to both?')
    expect(screen.getByRole('heading', { name: 'Picker' })).toBeTruthy()
    press('Only Packer')
    await heading('Tell employers about yourself')
    await waitFor(() => expect(one.application.positions).toEqual([8]))
    first.unmount()
    const both = jobs(answers)
    await open(both, { path: '/app/start?sn=0&p=8' })
    await heading('You have an unfinished application for Picker. Apply to both?')
    press('Apply to both')
    await heading('Tell employers about yourself')
    expect(screen.getByText(/^Applying for 2 jobs: /)).toBeTruthy()
    await waitFor(() => expect(both.application).toMatchObject({ positions: [7, 8], picked: [7] }))
  })

  it('[WZ-03] are not asked about where nothing new is left to apply for', async () => {
    const fake = jobs({ questions: [{ id: 'q7', response: 'a1' }] })
    fake.positions = fake.positions.filter(({ id }) => id !== 8)
    fake.applied = [{ position_id: 8, application_id: 'a-8' }]
    await open(fake, { path: '/app/start?sn=0&p=8' })
    await heading('You already applied')
  })

  it('[WZ-03] are more where they were marked together, which another p leaves as it is', async () => {
    const fake = jobs()
    const first = await open(fake, { path: '/app/start?sn=0&p=7,8' })
    await heading('Tell employers about yourself')
    await waitFor(() => expect(fake.application).toMatchObject({ positions: [7, 8], picked: [7, 8] }))
    first.unmount()
    await open(fake, { path: '/app/start?sn=0&p=8' })
    await heading('Tell employers about yourself')
    expect(screen.getByText(/^Applying for 2 jobs: /)).toBeTruthy()
  })

  it('[WZ-03] are none that this browser had not saved, where p names another', async () => {
    const fake = jobs()
    fake.application.positions = []
    fake.refuse = 'unavailable'
    const first = await open(fake, { path: '/app/start?sn=0&p=7' })
    await heading('Tell employers about yourself')
    first.unmount()
    fake.refuse = undefined
    await open(fake, { path: '/app/start?sn=0&p=8' })
    await heading('Tell employers about yourself')
    expect(screen.getByText('Applying for Packer')).toBeTruthy()
    await waitFor(() => expect(fake.application.positions).toEqual([8]))
  })
})

describe('the address', () => {
  it('[WZ-03] [WZ-04] without sn=0 introduces the application first', async () => {
    const fake = fakeWizard()
    const { router } = await open(fake, { path: '/app/start?p=7' })
    await heading('Apply for this job')
    expect(screen.getByText(/about 6 minutes/)).toBeTruthy()
    press('Start')
    await heading('About you')
    await router.navigate(-1)
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  })

  it('[WZ-03] [WZ-04] tells who comes back by the reminder of the resume that 90% is done', async () => {
    const fake = nearly(['done_adding_jobs'])
    fake.application.resume_reminder = '2036-11-21T14:00:00.000Z'
    await open(fake, { path: '/app/start?sn=2&step=history' })
    await heading('Welcome back')
    expect(screen.getByText(/90% done/)).toBeTruthy()
    press('Continue')
    await heading('Where have you worked?')
  })

  it('[WZ-04] [WZ-17] tells the same where a call alone set that reminder', async () => {
    const fake = nearly(['done_adding_jobs', 'resume_reminder', 'self_promo'])
    await open(fake, { path: '/app/start?sn=2&step=history' })
    await heading('Welcome back')
    expect(screen.getByText(/90% done/)).toBeTruthy()
  })

  it('[WZ-04] [WZ-17] leads a visitor who comes by that reminder to log in, and says nothing of how much is done', async () => {
    const asked: SlotProps<typeof entrySlot>[] = []
    fillSlots(
      filling(entrySlot, (props) => {
        asked.push(props)
        return <p>entry form</p>
      }),
    )
    await open(fakeWizard(), { account: null, path: '/app/start?sn=2&step=history' })
    await heading('Welcome back')
    await screen.findByText('entry form')
    expect(screen.getByText('Your answers are saved. Log in to continue where you left off.')).toBeTruthy()
    expect(screen.queryByText(/90%/)).toBeNull()
    expect(asked.at(-1)).toMatchObject({ start: 'login' })
    fillSlots()
  })

  it('[WZ-03] [WZ-04] tells who comes back by another reminder what is left', async () => {
    await open(nearly(['self_promo']), { path: '/app/start?sn=2' })
    await heading('Welcome back')
    expect(screen.getByText('Your answers are saved. 2 steps are left.')).toBeTruthy()
    cleanup()
    await open(fakeWizard(), { path: '/app/start?sn=2&p=7' })
    await heading('Welcome back')
    expect(screen.queryByText(/90%/)).toBeNull()
    expect(screen.getByText(/Your answers are saved. \d+ steps are left./)).toBeTruthy()
  })

  it('[WZ-03] [WZ-35] [WZ-38] keeps the ad and the suggestion that led here with the application', async () => {
    const fake = nearly(['self_promo', 'suggestions_done'])
    await open(fake, {
      path: '/app/start?sn=0&p=7&from_sug=1&ccast-source=board&ccuid=click-1&utm_campaign=fall',
    })
    // Neither the summary nor the suggestions are asked.
    await heading('Review Application')
    await waitFor(() =>
      expect(fake.application).toMatchObject({
        from_sug: true,
        clickcast_click_id: 'click-1',
        utm: { 'ccast-source': 'board', campaign: 'fall' },
      }),
    )
    await throughPreCheck(() => press('Submit'))
    await heading('Application sent')
    expect(fake.submits.map(({ body }) => [body.clickcast_click_id, body.utm])).toEqual([
      ['click-1', { 'ccast-source': 'board', campaign: 'fall' }],
    ])
  })

  it('[WZ-01] [WZ-03] skips nothing for the suggestion of a job that leaves the draft', async () => {
    const fake = nearly(['self_promo'], { positions: [aPosition(), aPosition({ id: 8, title: 'Packer' })] })
    fake.application.from_sug = true
    const first = await open(fake, { path: '/app/start?sn=0&p=7' })
    await heading('Review Application')
    first.unmount()
    await open(fake, { path: '/app/start?sn=0&p=8' })
    await heading('Tell employers about yourself')
    await waitFor(() => expect(fake.application).toMatchObject({ positions: [8], from_sug: false }))
  })

  it('[WZ-35] sends with the application what the landing address and the last search left in the browser', async () => {
    document.cookie = 'utm=utm_source=flyer&utm_campaign=spring&ccuid=click-2'
    document.cookie = 'source=ccast-source=board'
    document.cookie = 'search=role=8&shift=4|role=16'
    const fake = nearly([])
    await open(fake, { path: '/app/start?sn=0&p=7&utm_campaign=fall' })
    await heading('Review Application')
    await throughPreCheck(() => press('Submit'))
    await heading('Application sent')
    for (const name of ['utm', 'source', 'search']) document.cookie = `${name}=; Max-Age=0`
    expect(fake.submits[0]!.body).toMatchObject({
      search: 'role=8&shift=4',
      clickcast_click_id: 'click-2',
      utm: { source: 'flyer', campaign: 'fall', 'ccast-source': 'board' },
      user_agent: navigator.userAgent,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  })

  it.each([
    ['?sn=0&step=history', 'Where have you worked?'],
    ['?sn=0&step=2', 'About you'],
    ['#STEP_SUMMARY', 'Tell employers about yourself'],
    ['?sn=0&step=review', 'Tell employers about yourself'],
  ])('[WZ-02] presets the step: %s', async (address, title) => {
    await open(nearly(['self_promo']), { path: `/app/start${address}` })
    await heading(title)
  })
})
