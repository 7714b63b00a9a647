// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { checkZip, findCity, saveApplication } from '@lunchpail/contracts/wizard/api'
import { callsTo } from '@lunchpail/kit-web/testing/fake-answers'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { fakeWizard } from '../../../test/fake-wizard.ts'
import {
  choose,
  chosenIn,
  eachOnACleanPage,
  errorLinks,
  field,
  heading,
  nearly,
  open,
} from '../../../test/wizard-page.tsx'

eachOnACleanPage()

describe('basic info', () => {
  it('[WZ-06] [WZ-37] names everything that is missing, at the top and at the fields, and keeps what was typed', async () => {
    await open(fakeWizard())
    await heading('About you')
    type('ZIP code', '123')
    type('Date of birth', '01/01/2020')
    press('Next')
    const summary = await screen.findByRole('alert', { name: 'Please check these answers' })
    const links = within(summary)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Please enter a valid address', '#address_line1'],
      ['Not a valid zip code', '#address_postal_code'],
      ['Please enter a valid city', '#address_city'],
      ['Please select a state', '#address_state'],
      ['Sorry, the product only works with candidates 16 years or older', '#birth_date'],
      ['Highest level of education: Please select an option', '#schools.0.degree_type'],
      ['Are you allowed to work in the United States? Please select an option', '#eligible'],
    ])
    expect(document.title).toBe('Error: About you · Lunchpail')
    expect(document.activeElement).toBe(summary)
    expect((screen.getByLabelText('ZIP code') as HTMLInputElement).value).toBe('123')
    for (const [, href] of links) expect(document.getElementById(href!.slice(1))).not.toBeNull()
  })

  it('[WZ-06] [WZ-16] has the other schools of a resume, which can be changed and removed; a wrong one is named', async () => {
    const high = { degree_type: 1, name: 'Newark High School', graduation_year: 2012 }
    const schools = [{ degree_type: 3, name: 'Rutgers' }, high, { degree_type: 7, name: '<b>Job Corps' }]
    const fake = nearly([])
    fake.application = { ...fake.application, schools }
    await open(fake)
    await heading('About you')
    expect(screen.queryByText('Add another school')).toBeNull()
    press('Next')
    const link = within(await screen.findByRole('alert', { name: 'Please check these answers' })).getByRole(
      'link',
    )
    expect(link.textContent).toBe('<b>Job Corps: Required fields missing')
    expect(document.getElementById(link.getAttribute('href')!.slice(1))).toBe(
      screen.getByRole('button', { name: 'Edit <b>Job Corps' }),
    )
    press('Remove <b>Job Corps')
    press('Edit Newark High School')
    await heading('Edit this school')
    type('School name', 'Essex High School')
    press('Save this school')
    await heading('About you')
    press('Next')
    await heading('Equal opportunity')
    await waitFor(() =>
      expect(fake.application.schools).toEqual([schools[0], { ...high, name: 'Essex High School' }]),
    )
  })

  it('[WZ-06] [WZ-39] [WZ-40] goes on once all is answered; the equal-opportunity answers go their own way', async () => {
    const fake = fakeWizard()
    const { calls } = await open(fake)
    await heading('About you')
    type('Address', '1 Main St')
    type('City', 'Newark')
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'NJ' } })
    type('ZIP code', '07102')
    type('Date of birth', '02031990')
    fireEvent.change(screen.getByLabelText('Highest level of education'), { target: { value: '3' } })
    type(/Major/, 'Welding')
    choose('Are you allowed', 'Yes')
    press('Next')
    await heading('Equal opportunity')
    choose('Gender', 'Female')
    choose('Ethnicity', 'Two or more')
    choose('Veteran status', 'I’d rather not say')
    choose('Do you have a disability', 'I’d rather not say')
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/gender|ethnicity|veteran|disability/)
    press('Next')
    await heading('When can you work?')
    const answered = { gender: 'female', ethnicity: 8, veteran_status: 3, disability_status: 3 }
    await waitFor(() => expect(fake.equalOpportunity).toEqual(answered))
    await waitFor(() => expect(fake.application.address_line1).toBe('1 Main St'))
    expect(fake.application).toMatchObject({
      schools: [{ degree_type: 3, degree_major: 'Welding' }],
      eligible: 1,
      birth_date: '02/03/1990',
    })
    // An unchecked checkbox sends 0.
    expect(callsTo(calls, saveApplication).at(-1)?.body).toMatchObject({
      address_international: 0,
    })
    for (const { body } of callsTo(calls, saveApplication))
      expect(JSON.stringify(body)).not.toMatch(/gender|ethnicity|veteran|disability/)
    await waitFor(() => expect(localStorage.length).toBe(1))
    expect(Object.keys(localStorage)).toEqual(['language'])
  })

  it('[WZ-06] [WZ-04] asks the equal-opportunity questions on a page of their own, which one press declines; each can still be answered', async () => {
    await open(nearly([], { equalOpportunity: {} }))
    await heading('About you')
    const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')
    expect(screen.queryByText('Gender')).toBeNull()
    expect(progress()).toBe('Step 2 of 5, part 1 of 2')
    press('Next')
    await heading('Equal opportunity')
    expect(progress()).toBe('Step 2 of 5, part 2 of 2')
    press('Next')
    expect(await errorLinks()).toEqual([
      'Gender: Choose an answer, or “I’d rather not say”',
      'Ethnicity: Choose an answer, or “I’d rather not say”',
      'Veteran status: Choose an answer, or “I’d rather not say”',
      'Do you have a disability? Choose an answer, or “I’d rather not say”',
    ])
    expect(document.title).toBe('Error: Equal opportunity · Lunchpail')
    press('I’d rather not answer these')
    await heading('When can you work?')
    press('Back')
    await heading('About you')
    press('Next')
    await heading('Equal opportunity')
    const chosen = () =>
      ['Gender', 'Ethnicity', 'Veteran status', 'Do you have a disability'].map((group) => chosenIn(group))
    await waitFor(() => expect(chosen()).toEqual(['not_specified', '7', '3', '3']))
    choose('Ethnicity', 'Two or more')
    expect(chosen()).toEqual(['not_specified', '8', '3', '3'])
    press('Back')
    await heading('About you')
    press('Next')
    await heading('Equal opportunity')
    press('Next')
    await heading('When can you work?')
  })

  it.each(['a tap', 'a key'])('[BY-24] goes on from its last answer by %s or by Next', async (by) => {
    await open(nearly(['eligible'], { equalOpportunity: {} }))
    await heading('About you')
    const yes = within(screen.getByRole('radiogroup', { name: /Are you allowed/ })).getByLabelText('Yes')
    fireEvent.click(yes, { detail: by === 'a tap' ? 1 : 0 })
    if (by === 'a key') {
      // whatever the choice began is rendered by now
      await act(async () => {})
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About you')
      press('Next')
    }
    await heading('Equal opportunity')
    // whoever comes back changes an answer, and goes on by Next
    press('Back')
    await heading('About you')
    const no = within(screen.getByRole('radiogroup', { name: /Are you allowed/ })).getByLabelText('No')
    fireEvent.click(no, { detail: 1 })
    await act(async () => {})
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About you')
  })

  it('[BY-24] does not go on by a tap where something else is missing', async () => {
    const { calls } = await open(nearly(['eligible', 'birth_date'], { equalOpportunity: {} }))
    await heading('About you')
    const yes = within(screen.getByRole('radiogroup', { name: /Are you allowed/ })).getByLabelText('Yes')
    fireEvent.click(yes, { detail: 1 })
    await act(async () => {})
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About you')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(callsTo(calls, checkZip)).toEqual([])
  })

  it('[WZ-06] fills in city and state by the ZIP code, and never over what was typed', async () => {
    const { calls } = await open(fakeWizard())
    await heading('About you')
    const shown = () => [field('City').value, field('State').value]
    type('ZIP code', '0710')
    type('ZIP code', '07102')
    await waitFor(() => expect(shown()).toEqual(['Newark', 'NJ']))
    type('ZIP code', '10118')
    await waitFor(() => expect(shown()).toEqual(['New York City', 'NY']))
    type('City', 'Manhattan')
    type('ZIP code', '07102')
    await waitFor(() => expect(shown()).toEqual(['Manhattan', 'NJ']))
    type('State', 'PA')
    type('ZIP code', '10118')
    await waitFor(() => expect(callsTo(calls, findCity)).toHaveLength(4))
    type('City', '')
    type('ZIP code', '07102')
    await waitFor(() => expect(shown()).toEqual(['Newark', 'PA']))
    // where a candidate lives is in no URL
    for (const { url } of calls) expect(url.href).not.toMatch(/10118|07102/)
  })

  it('[WZ-06] says at the ZIP code that it is of another state', async () => {
    await open(fakeWizard())
    await heading('About you')
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'NY' } })
    type('ZIP code', '99999')
    press('Next')
    expect(await screen.findAllByText('This ZIP code isn’t in the state you chose')).toHaveLength(2)
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
