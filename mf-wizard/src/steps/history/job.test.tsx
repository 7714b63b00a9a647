// @vitest-environment happy-dom
import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { useToasts } from '@lunchpail/kit-web/toast'
import { dialog, eachOnACleanPage, field, heading, nearly, open } from '../../../test/wizard-page.tsx'

eachOnACleanPage()

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
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Driver')
    press('Next')
    await heading('Review Application')
    await waitFor(() =>
      expect(fake.application).toMatchObject({
        jobs: [{ title: 'Picker, old', complete_data: true }, { title: 'Driver' }],
      }),
    )
    press('Edit: Work history')
    await heading('Where have you worked?')
    press('Edit Picker, old')
    await heading('Edit this job')
    type('Job title', '')
    press('Back')
    await heading('Where have you worked?')
    fireEvent.blur(screen.getByRole('button', { name: 'Save and go back to review' }))
    await waitFor(() =>
      expect(fake.application).toMatchObject({
        jobs: [
          { title: '', complete_data: false },
          { title: 'Driver', complete_data: true },
        ],
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

  it('[WZ-12] [WZ-14] keeps a job that was left half typed, marked, and blocks going on with it', async () => {
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
    expect(dialog('One of your jobs isn’t finished').getByText(/Required fields are missing/)).toBeTruthy()
    press('Finish it')
    await heading('Edit this job')
    expect(field('Job title').value).toBe('Welder')
  })

  it('[WZ-12] goes on without any job when the person says so', async () => {
    await open(nearly(['done_adding_jobs', 'self_promo']))
    await heading('Where have you worked?')
    fireEvent.click(screen.getByLabelText('I don’t have any work history to add'))
    press('Next')
    await heading('Tell employers about yourself')
  })
})
