// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { aPosition, aQuestion, account, fakeWizard } from '../../../test/fake-wizard.ts'
import { eachOnACleanPage, heading, nearly, open, throughPreCheck } from '../../../test/wizard-page.tsx'

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

  it('[WZ-05] is asked for no account where the job is closed or there is none', async () => {
    const closed = [aPosition({ id: 8 })]
    await open(fakeWizard({ closed }), { account: null, path: '/app/start?p=8' })
    await heading('Choose a job first')
    expect(screen.getByText('This job is no longer open. Others near you are.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Find jobs' }).getAttribute('href')).toBe('/jobs')
  })

  it('[WZ-05] is asked for no account where nobody comes to know the job', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await open(fakeWizard(), { account: null, path: '/app/start?p=99999' })
    await heading('Apply for this job')
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
  it('[WZ-05] [WZ-36] asks only what the account does not tell', async () => {
    const fake = fakeWizard()
    await open(fake, { account: { ...account, phone: null } })
    await heading('How can employers reach you?')
    expect(screen.getByText('Ana Diaz')).toBeTruthy()
    expect(screen.queryByLabelText('Email')).toBeNull()
    const asked = screen.getByLabelText('Mobile phone')
    const known = screen.getByRole('heading', { name: 'From your account' })
    // What is asked comes first: below all that is known, the buttons at the thumb would cover it.
    expect(asked.compareDocumentPosition(known)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    type('Mobile phone', '212555')
    press('Next')
    expect(screen.getAllByText('Please enter a valid phone number')).toHaveLength(2)
    type('Mobile phone', '2125550142')
    expect((screen.getByLabelText('Mobile phone') as HTMLInputElement).value).toBe('212-555-0142')
    press('Next')
    await heading('About you')
    await waitFor(() => expect(fake.application).toMatchObject({ phone: '212-555-0142', first_name: 'Ana' }))
  })

  it('[WZ-05] is passed by where the account tells everything; the next page tells the 6 minutes', async () => {
    await open(fakeWizard())
    await heading('About you')
    expect(screen.getByText(/about 6 minutes/)).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 2 of 7')
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
    expect(await screen.findByText('We are still getting the details of a job. One moment.')).toBeTruthy()
    fake.positions = [aPosition({ questions: [aQuestion()] })]
    await waitFor(() => expect(screen.queryByText(/still getting the details/)).toBeNull())
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 2 of 8')
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
    await heading('You also started an application for this job')
    expect(screen.getByRole('heading', { name: 'Picker' })).toBeTruthy()
    press('Only Packer')
    await heading('Tell employers about yourself')
    await waitFor(() => expect(one.application.positions).toEqual([8]))
    first.unmount()
    const both = jobs(answers)
    await open(both, { path: '/app/start?sn=0&p=8' })
    await heading('You also started an application for this job')
    press('Apply to all of them')
    await heading('Tell employers about yourself')
    expect(screen.getByText(/^Applying for 2 jobs: /)).toBeTruthy()
    await waitFor(() => expect(both.application).toMatchObject({ positions: [7, 8], picked: [7] }))
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

  it('[WZ-03] [WZ-04] with sn=2 tells who comes back that 90% is done', async () => {
    await open(nearly(['self_promo']), { path: '/app/start?sn=2' })
    await heading('Welcome back')
    expect(screen.getByText(/90% done/)).toBeTruthy()
    press('Continue')
    await heading('Tell employers about yourself')
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
