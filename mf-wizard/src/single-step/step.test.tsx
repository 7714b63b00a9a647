// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import type * as z from 'zod/mini'
import { editedMark, stepSlot } from '@lunchpail/contracts/wizard/slots'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { account } from '../../test/applicant.ts'
import { choose, chosenIn, dialog, eachOnACleanPage, errorLinks, field } from '../../test/wizard-page.tsx'
import StepSlot from './step.slot.tsx'

eachOnACleanPage()

const show = async (props: z.input<(typeof stepSlot)['props']>, language: 'en' | 'es' = 'en') => {
  const onDone = vi.fn()
  await renderScreen(<StepSlot {...stepSlot.props.parse(props)} onDone={onDone} />, {
    path: '/profile',
    session: { account },
    language,
  })
  return onDone
}
const address = {
  address_line1: '1 Main St',
  address_city: 'Newark',
  address_state: 'NJ',
  address_postal_code: '07102',
}
const job = {
  reference_id: 'abc',
  title: 'Picker',
  company: 'Acme',
  city: 'Newark',
  state: 'NJ',
  start_date: '01/2020',
  current_job: true,
  duties: 'Picked orders.',
}

describe('a step over the profile', () => {
  it('[PR-08] [WZ-33] shows basic info without the private fields, and the account disabled with a link', async () => {
    const onDone = await show({ step: 'info', value: { ...address, birth_date: '02/03/1990', eligible: 1 } })
    for (const name of ['First name', 'Last name', 'Mobile phone', 'Email'])
      expect(field(name).disabled).toBe(true)
    expect(field('Mobile phone').value).toBe('212-555-0142')
    expect(screen.getByRole('link', { name: 'Change them in My Account' }).getAttribute('href')).toBe(
      '/profile#account',
    )
    for (const hidden of [/Date of birth/, /Gender/, /Ethnicity/, /Veteran/, /disability/, /allowed to work/])
      expect(screen.queryByText(hidden)).toBeNull()
    type('ZIP code', '1')
    press('Save')
    expect(await errorLinks()).toEqual(['Not a valid zip code'])
    expect(onDone).not.toHaveBeenCalled()
    type('ZIP code', '07104')
    press('Save')
    expect(onDone).toHaveBeenCalledWith({
      value: { ...address, address_postal_code: '07104', address_international: false },
    })
  })

  it('[WZ-33] takes what was typed back on Cancel, and keeps it where it could not be saved', async () => {
    const onDone = await show({ step: 'summary', value: { self_promo: 'Old' }, failure: 'It did not work.' })
    const edited = () => document.querySelector(`form[${editedMark}]`)
    expect(edited()).toBeNull()
    type('Your summary', 'New')
    expect(edited()).toBeTruthy()
    expect(screen.getByText('It did not work.')).toBeTruthy()
    expect(field('Your summary').value).toBe('New')
    press('Cancel')
    expect(onDone).toHaveBeenCalledWith({ value: null })
  })

  it('[WZ-33] takes no second press while it is saved', async () => {
    const onDone = await show({ step: 'summary', value: { self_promo: 'Old' }, busy: true })
    fireEvent.submit(screen.getByRole('button', { name: 'Save' }).closest('form')!)
    expect(onDone).not.toHaveBeenCalled()
  })

  it('[WZ-33] [PR-14] rates availability, with the same popup', async () => {
    const onDone = await show({ step: 'availability', value: {} })
    for (const shift of ['Day', 'Swing', 'Night']) choose(shift, 'Definitely not')
    press('Save')
    expect(dialog('Please be available for at least one standard shift')).toBeTruthy()
    press('Change my answers')
    choose('Night', 'Okay')
    press('Save')
    expect(onDone).toHaveBeenCalledWith({
      value: {
        pref_shift_day: 1,
        pref_shift_swing: 1,
        pref_shift_night: 3,
        pref_shift_weekend: 3,
        pref_shift_overtime: 3,
      },
    })
  })

  it('[WZ-33] [PR-15] lists the skills that were answered, and those that are asked for', async () => {
    const scanner = { qid: 'scanner', name: 'Using a scanner', has_skill: true, months: 12 }
    const onDone = await show({
      step: 'skills',
      value: { skills: [scanner] },
      keywords: [{ id: 'forklift', name: 'Driving a forklift' }],
    })
    expect(chosenIn('Using a scanner')).toBe('yes')
    expect(chosenIn('Driving a forklift')).toBeUndefined()
    choose('Using a scanner', 'No')
    choose('Driving a forklift', 'Yes')
    const months = screen.getByLabelText(/How long have you done this\? Driving a forklift/)
    fireEvent.change(months, { target: { value: '24' } })
    press('Save')
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({
      value: {
        skills: [
          { qid: 'scanner', months: 0, has_skill: false, ack: true },
          { qid: 'forklift', months: 24, has_skill: true, ack: true, time_created: expect.any(String) },
        ],
      },
    })
  })

  it('[BY-15] [PR-15] names a skill that still lacks its answer in Spanish', async () => {
    const keywords = [{ id: 'forklift', name: 'Driving a forklift' }]
    await show({ step: 'skills', value: { skills: [{ qid: 'forklift' }] }, keywords }, 'es')
    press('Guardar')
    expect(screen.getByRole('link', { name: /^Manejar un montacargas: / })).toBeTruthy()
  })

  it('[WZ-33] [PR-04] edits jobs on pages of their own, and leaves untouched schools alone', async () => {
    const onDone = await show({ step: 'history', value: { jobs: [job], schools: [{ degree_type: 1 }] } })
    press('Edit Picker')
    expect(screen.getByRole('heading', { name: 'Edit this job' })).toBe(document.activeElement)
    type('Job title', '')
    press('Save this job')
    expect(await errorLinks()).toEqual(['Job title: This field is required'])
    type('Job title', 'Forklift picker')
    press('Save this job')
    press('Save')
    const { value } = onDone.mock.calls[0]![0] as { value: { jobs: unknown[] } }
    expect(value.jobs).toMatchObject([{ reference_id: 'abc', title: 'Forklift picker', complete_data: true }])
    expect(value).not.toHaveProperty('schools')
  })

  it('[PR-10] [WZ-06] calls nothing missing of the degree that basic info asks for alone, also where another school is added', async () => {
    const other = { degree_type: 2, name: 'Essex', degree_major: 'Welding', city: 'Newark', state: 'NJ' }
    const schools = [{ degree_type: 1 }, { ...other, graduation_year: 2012 }]
    const onDone = await show({ step: 'history', value: { jobs: [job], schools } })
    expect(screen.getByRole('heading', { name: 'High School/GED' })).toBeTruthy()
    expect(screen.queryByText('Required fields missing')).toBeNull()
    press('Edit Essex')
    type('Graduation year', '2013')
    press('Save this school')
    press('Save')
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({
      value: { schools: [{ degree_type: 1 }, { graduation_year: 2013 }] },
    })
  })

  it('[PR-10] adds, checks and removes schools', async () => {
    const onDone = await show({ step: 'history', value: { jobs: [job], schools: [] } })
    document.title = 'Work History · Lunchpail'
    press('Add a school')
    press('Save this school')
    expect(await errorLinks()).toEqual([
      'Degree: Please select an option',
      'School name: This field is required',
      'Major: This field is required',
      'City: This field is required',
      'State: Please select an option',
      'Graduation year: This field is required',
    ])
    type('Degree', '2')
    type('School name', 'Essex County College')
    type('Major', 'Welding')
    type('City', 'Newark')
    type('State', 'NJ')
    type('Graduation year', '1949')
    press('Save this school')
    expect(await errorLinks()).toEqual(['Please enter a year from 1950 to 2030'])
    expect(document.title).toBe('Error: Work History · Lunchpail')
    // of what is none nothing is lost, and the year of a date is no other
    type('Graduation year', '2008 - 2012')
    press('Save this school')
    expect(await errorLinks()).toEqual(['Graduation year: This field is required'])
    const year = screen.getByLabelText<HTMLInputElement>('Graduation year')
    expect(year.value).toBe('2008 - 2012')
    type('Graduation year', '20/05/2012')
    fireEvent.blur(year)
    expect(year.value).toBe('2012')
    press('Save this school')
    expect(screen.getByText('Associate’s degree · Welding · Newark, NJ · 2012')).toBeTruthy()
    expect(document.title).toBe('Work History · Lunchpail')
    press('Save')
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({
      value: { schools: [{ name: 'Essex County College', graduation_year: 2012, degree_type: 2 }] },
    })
    press('Remove Essex County College')
    expect(screen.queryByText('Essex County College')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Undo')
    press('Undo')
    expect(screen.getByText('Essex County College')).toBeTruthy()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Essex County College')
  })
})
