// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { renderScreen } from '@lunchpail/kit-web/test-host'
import { useToasts } from '@lunchpail/kit-web/toast'
import {
  aPosition,
  aQuestion,
  account,
  answered,
  completeApplication,
  fakeWizard,
  type FakeWizard,
} from '../../../test/fake-wizard.ts'
import { manifest } from '../../manifest.tsx'

// Saves pause for 1.2 s, and a machine may be busy.
configure({ asyncUtilTimeout: 15_000, getElementError: (message) => new Error(message ?? '') })
beforeEach(() => localStorage.clear())
afterEach(cleanup)

// By its text and not by its role: roles of a long form take seconds to work out here.
const heading = (name: string) => screen.findByText(name, { selector: 'h1' })
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const choose = (group: string, option: string) =>
  fireEvent.click(
    within(screen.getByRole('radiogroup', { name: new RegExp(group.replace(/[?]/g, '\\?')) })).getByLabelText(
      option,
    ),
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const open = (
  fake: FakeWizard,
  options: { path?: string; account?: object | null; language?: 'en' | 'es' } = {},
) =>
  renderScreen(manifest, {
    path: options.path ?? '/app/start?sn=0&p=7',
    session: {
      account: (options.account === undefined ? account : options.account) as typeof account | null,
    },
    answers: fake.answers,
    ...(options.language && { language: options.language }),
  })
/** An application that lacks only the named part. */
const nearly = (lacks: string[], change: Partial<FakeWizard> = {}) => {
  const application = { ...completeApplication, positions: [7], questions: [{ id: 'q1', response: 'a1' }] }
  for (const key of lacks) delete application[key as keyof typeof application]
  return fakeWizard({ application, saved: true, version: 3, equalOpportunity: answered, ...change })
}

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

  it('[WZ-05] is not shown a wage of nothing', async () => {
    await open(fakeWizard({ positions: [aPosition({ wage_from: 0 })] }), { account: null })
    await screen.findByRole('heading', { name: 'Picker' })
    expect(screen.queryByText(/an hour/)).toBeNull()
  })
})

describe('contact', () => {
  it('[WZ-05] [WZ-36] asks only what the account does not tell', async () => {
    const fake = fakeWizard()
    await open(fake, { account: { ...account, phone: null } })
    await heading('How can employers reach you?')
    expect(screen.getByText('Ana Diaz')).toBeTruthy()
    expect(screen.queryByLabelText('Email')).toBeNull()
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
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 2 of 5')
  })
})

describe('basic info', () => {
  it('[WZ-06] [WZ-37] names everything that is missing, at the top and at the fields, and keeps what was typed', async () => {
    await open(fakeWizard())
    await heading('About you')
    type('Zip code', '123')
    type('Date of birth', '01/01/2020')
    press('Next')
    const summary = await screen.findByRole('alert', { name: 'Please check these answers' })
    const links = within(summary)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Please enter a valid address', '#address_line1'],
      ['Please enter a valid city', '#address_city'],
      ['Please select a state', '#address_state'],
      ['Not a valid zip code', '#address_postal_code'],
      ['Sorry, the product only works with candidates 16 years or older', '#birth_date'],
      ['Highest schooling: Please select an option', '#schools.0.degree_type'],
      ['Are you allowed to work in the United States?: Please select an option', '#eligible'],
      ['Gender: Please select an option', '#gender'],
      ['Ethnicity: Please select an option', '#ethnicity'],
      ['Veteran status: Please select an option', '#veteran_status'],
      ['Do you have a disability?: Please select an option', '#disability_status'],
    ])
    expect(document.title).toBe('Error: About you · Lunchpail')
    expect(document.activeElement).toBe(summary)
    expect((screen.getByLabelText('Zip code') as HTMLInputElement).value).toBe('123')
    for (const [, href] of links) expect(document.getElementById(href!.slice(1))).not.toBeNull()
  })

  it('[WZ-06] [WZ-39] [WZ-40] goes on once all is answered; the equal-opportunity answers go their own way', async () => {
    const fake = fakeWizard()
    const { calls } = await open(fake)
    await heading('About you')
    type('Address', '1 Main St')
    type('City', 'Newark')
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'NJ' } })
    type('Zip code', '07102')
    type('Date of birth', '02031990')
    fireEvent.change(screen.getByLabelText('Highest schooling'), { target: { value: '3' } })
    type(/Major/, 'Welding')
    choose('Are you allowed', 'Yes')
    choose('Gender', 'Female')
    choose('Ethnicity', 'Two or more')
    choose('Veteran status', 'I choose not to say')
    choose('Do you have a disability', 'I choose not to say')
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/gender|ethnicity|veteran|disability/)
    press('Next')
    await heading('Where have you worked?')
    await waitFor(() => expect(fake.application.address_line1).toBe('1 Main St'))
    expect(fake.equalOpportunity).toEqual({
      gender: 'female',
      ethnicity: 8,
      veteran_status: 3,
      disability_status: 3,
    })
    expect(fake.application).toMatchObject({
      schools: [{ degree_type: 3, degree_major: 'Welding' }],
      eligible: 1,
      birth_date: '02/03/1990',
    })
    // An unchecked checkbox sends 0.
    expect(calls.findLast((call) => call.endpoint === 'wizard.application.save')?.body).toMatchObject({
      address_international: 0,
    })
    for (const { body } of calls.filter((call) => call.endpoint === 'wizard.application.save'))
      expect(JSON.stringify(body)).not.toMatch(/gender|ethnicity|veteran|disability/)
    await waitFor(() => expect(localStorage.length).toBe(1))
    expect(Object.keys(localStorage)).toEqual(['language'])
  })

  it('[WZ-06] asks neither state nor zip outside the U.S.', async () => {
    await open(fakeWizard())
    await heading('About you')
    fireEvent.click(screen.getByLabelText('My address is outside the U.S.'))
    expect(screen.queryByLabelText('State')).toBeNull()
    press('Next')
    const summary = await screen.findByRole('alert', { name: 'Please check these answers' })
    expect(within(summary).queryByText('Please enter a valid address')).toBeNull()
  })
})

describe('work history', () => {
  const fillJob = (title: string, company = 'Acme') => {
    type('Job title', title)
    type('Company', company)
    type('City', 'Newark')
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'NJ' } })
    type('Start date', '01/2024')
    type('End date', '02/2025')
    type('What did you do there?', 'Picked orders.')
    fireEvent.change(screen.getByLabelText('Why did you leave?'), { target: { value: '2' } })
  }

  it('[WZ-12] takes jobs by hand, shows them newest first, and cheers after the second', async () => {
    const fake = nearly(['done_adding_jobs', 'self_promo'])
    await open(fake)
    await heading('Where have you worked?')
    press('Add a job')
    await heading('Add a job')
    press('Save this job')
    expect(await screen.findByText('Job title: This field is required')).toBeTruthy()
    fillJob('Picker, old')
    press('Save this job')
    await heading('Where have you worked?')
    press('Add another job')
    await heading('Add a job')
    fillJob('Driver')
    fireEvent.click(screen.getByLabelText('I work here now'))
    expect(screen.queryByLabelText('End date')).toBeNull()
    expect(screen.queryByLabelText('Why did you leave?')).toBeNull()
    press('Save this job')
    await heading('Where have you worked?')
    const { result: toasts } = renderHook(useToasts)
    expect(toasts.current.map(({ message }) => message)).toEqual([
      'Nice, two jobs added. Add all your jobs from the last 5 years to stand out.',
    ])
    const titles = within(screen.getByRole('list', { name: 'Your jobs' })).getAllByRole('heading')
    expect(titles.map((title) => title.textContent)).toEqual(['Driver', 'Picker, old'])
    press('Remove Driver')
    expect(screen.queryByRole('heading', { name: 'Driver' })).toBeNull()
    press('Undo')
    expect(screen.getByRole('heading', { name: 'Driver' })).toBeTruthy()
    press('Next')
    await heading('Review Application')
    await waitFor(() =>
      expect(fake.application).toMatchObject({
        done_adding_jobs: true,
        jobs: [{ title: 'Picker, old', complete_data: true }, { title: 'Driver' }],
      }),
    )
  })

  it('[WZ-12] asks what happened for reasons 7, 8, 9, and where an agency sent the person', async () => {
    await open(nearly(['done_adding_jobs']))
    await heading('Where have you worked?')
    press('Add a job')
    await heading('Add a job')
    fillJob('Picker', 'Best Staffing')
    fireEvent.change(screen.getByLabelText('Why did you leave?'), { target: { value: '9' } })
    press('Save this job')
    const summary = await screen.findByRole('alert', { name: 'Please check these answers' })
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Please provide at least one assignment', 'Please provide details'])
  })

  it('[WZ-12] keeps a job that was left half typed, marked, and blocks going on with it', async () => {
    const fake = nearly(['done_adding_jobs'])
    await open(fake)
    await heading('Where have you worked?')
    press('Add a job')
    await heading('Add a job')
    type('Job title', 'Welder')
    press('Back')
    await heading('Where have you worked?')
    expect(screen.getByText('Required fields missing')).toBeTruthy()
    expect(screen.getByText('Company name missing')).toBeTruthy()
    press('Next')
    expect(await screen.findByText('Welder: Required fields missing')).toBeTruthy()
  })

  it('[WZ-12] goes on without any job when the person says so', async () => {
    await open(nearly(['done_adding_jobs', 'self_promo']))
    await heading('Where have you worked?')
    press('Next')
    expect(await screen.findAllByText('Add a job, or tell us that you have none to add')).toHaveLength(2)
    fireEvent.click(screen.getByLabelText("I don't have any work history to add"))
    press('Next')
    await heading('Tell employers about yourself')
  })
})

describe('summary', () => {
  it('[WZ-19] counts to 500, keeps what is longer and says so, and has another prompt', async () => {
    const fake = nearly(['self_promo'])
    await open(fake)
    await heading('Tell employers about yourself')
    type('Your summary', 'x'.repeat(501))
    expect(screen.getAllByText('501 of 500 characters').length).toBeGreaterThan(0)
    press('Next')
    expect(await screen.findAllByText('Please enter 500 characters at most')).toHaveLength(2)
    press('I have less experience')
    expect(
      (screen.getByLabelText('Why would you be a great employee?') as HTMLTextAreaElement).value,
    ).toHaveLength(501)
    type('Why would you be a great employee?', 'x'.repeat(500))
    press('Next')
    await heading('Review Application')
  })
})

describe('company questions', () => {
  it('[WZ-20] are grouped by company and must all be clean', async () => {
    const positions = [
      aPosition({
        questions: [
          aQuestion(),
          aQuestion({ id: 'q2', type: 3, question: 'Why us?', answers: [], follow_up: null }),
        ],
      }),
    ]
    const fake = nearly(['questions'], { positions })
    await open(fake)
    await heading('Questions from the employer')
    expect(screen.getByRole('heading', { name: 'From Acme' })).toBeTruthy()
    choose('Can you lift', 'No, I cannot')
    press('Next')
    const summary = await screen.findByRole('alert', { name: 'Please check these answers' })
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Can you lift 50 pounds? Please provide details', 'Why us? This field is required'])
    type('What can you lift?', '30 pounds')
    type('Why us?', 'Near home')
    press('Next')
    await heading('Review Application')
    await waitFor(() =>
      expect(fake.application.questions).toEqual([
        { id: 'q1', response: 'a2', follow_up_response: '30 pounds' },
        { id: 'q2', response: 'Near home' },
      ]),
    )
  })

  it.each([
    [1, 'radio'],
    [5, 'radio'],
    [4, 'checkbox'],
    [6, 'combobox'],
    [2, 'textbox'],
    [3, 'textbox'],
    [7, 'radio'],
    [8, 'radio'],
    [9, 'radio'],
  ])('[WZ-20] type %s is asked by a %s', async (questionType, role) => {
    const answers = [2, 3, 7, 8, 9].includes(questionType) ? [] : aQuestion().answers
    await open(
      nearly(['questions'], {
        positions: [aPosition({ questions: [aQuestion({ type: questionType, answers })] })],
      }),
    )
    await heading('Questions from the employer')
    expect(screen.getAllByRole(role).length).toBe({ 7: 5, 8: 5, 9: 11, 6: 1, 2: 1, 3: 1 }[questionType] ?? 2)
  })
})

describe('review', () => {
  it('[WZ-30] edits a part and comes back; a skipped summary can be edited too', async () => {
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
    press('Edit: Summary')
    await heading('Tell employers about yourself')
    type('Your summary', 'Second.')
    press('Save and go back to review')
    await heading('Review Application')
    expect(screen.getByText('Second.')).toBeTruthy()
    await waitFor(() => expect(fake.application.self_promo).toBe('Second.'))
  })

  it('[WZ-29] takes jobs out while one stays', async () => {
    const fake = nearly([], { positions: [aPosition(), aPosition({ id: 8, title: 'Packer' })] })
    await open(fake, { path: '/app/start?p=8' })
    await heading('Review Application')
    press('Remove Picker')
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
    await waitFor(() => expect(fake.application.positions).toEqual([8]))
  })

  it('[WZ-29] pressed twice sends once, says what happens next, and leaves nothing in the browser', async () => {
    const fake = nearly([])
    const { router } = await open(fake)
    await heading('Review Application')
    press('Submit')
    fireEvent.submit(screen.getByRole('button', { name: 'Submit' }).closest('form')!)
    await heading('Application sent')
    expect(fake.submits).toHaveLength(1)
    expect(router.state.location).toMatchObject({ search: '?p=7', hash: '' })
    expect(screen.getByText('What happens next')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My applications' }).getAttribute('href')).toBe('/applications')
    expect(Object.keys(localStorage)).toEqual(['language'])
  })

  it('[WZ-28] [WZ-29] that fails says so, and the next try carries the same key', async () => {
    const fake = nearly([])
    const { calls } = await open(fake)
    await heading('Review Application')
    await waitFor(() => expect(fake.version).toBe(4))
    fake.refuse = 'unavailable'
    press('Submit')
    const sentence =
      'The application could not be submitted. Please check your internet connection and try again.'
    expect(await screen.findByText(sentence)).toBeTruthy()
    fake.refuse = undefined
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Submit' }).getAttribute('aria-busy')).toBeNull(),
    )
    press('Submit')
    await heading('Application sent')
    const keys = calls
      .filter(({ body }) => (body as { complete?: number })?.complete === 1)
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('saving', () => {
  it('[WZ-28] that fails alerts, keeps what was typed in this browser, and brings it back with the next visit', async () => {
    const fake = nearly(['self_promo'])
    fake.refuse = 'unavailable'
    const first = await open(fake)
    await heading('Tell employers about yourself')
    type('Your summary', 'Not lost.')
    fireEvent.blur(screen.getByLabelText('Your summary'))
    expect(
      await screen.findByText(/could not be submitted. Please check your internet connection/, {}),
    ).toBeTruthy()
    first.unmount()
    fake.refuse = undefined
    await open(fake)
    await heading('Review Application')
    await waitFor(() => expect(fake.application.self_promo).toBe('Not lost.'))
  })

  it('[WZ-30] saves and exits to the home page', async () => {
    const fake = nearly(['self_promo'])
    await open(fake)
    await heading('Tell employers about yourself')
    type('Your summary', 'So far')
    press('Save and exit')
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/')
    expect(fake.application.self_promo).toBe('So far')
  })

  it('[WZ-30] lays what was typed here over what another device saved', async () => {
    const fake = nearly(['self_promo'])
    await open(fake)
    await heading('Tell employers about yourself')
    await waitFor(() => expect(fake.version).toBe(4))
    Object.assign(fake, { version: 9, application: { ...fake.application, address_line1: '2 Other St' } })
    type('Your summary', 'Mine')
    press('Next')
    await heading('Review Application')
    await waitFor(() =>
      expect(fake.application).toMatchObject({ self_promo: 'Mine', address_line1: '2 Other St' }),
    )
    expect(await screen.findByText(/2 Other St/)).toBeTruthy()
  })

  it('[WZ-28] of a job that closed in the meantime takes it out with a notice', async () => {
    const fake = nearly(['self_promo'], { positions: [aPosition(), aPosition({ id: 8, title: 'Packer' })] })
    await open(fake, { path: '/app/start?p=8' })
    await heading('Tell employers about yourself')
    await waitFor(() => expect(fake.version).toBe(4))
    fake.closed = [fake.positions[0]!]
    fake.positions = [fake.positions[1]!]
    type('Your summary', 'x')
    press('Next')
    expect(
      await screen.findByText('Picker at Acme is no longer open. We took it out of your application.', {}),
    ).toBeTruthy()
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
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 2 of 6')
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
