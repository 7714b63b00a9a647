// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { dialog, eachOnACleanPage, field, heading, nearly, open } from '../../../test/wizard-page.tsx'

eachOnACleanPage()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 15, 12, 30) }))
afterEach(() => void vi.useRealTimers())

const title = 'Remind me to add my resume'
const atHistory = async () => {
  const fake = nearly(['done_adding_jobs', 'self_promo'])
  await open(fake, { path: '/app/start?sn=0&step=history' })
  await heading('Where have you worked?')
  press('Remind me later to add my resume')
  await screen.findByRole('dialog', { name: title })
  return fake
}

describe('[WZ-17] the reminder of the resume', () => {
  it('is at a day of five and an hour, skips the summary, and makes the review wait for the history', async () => {
    const fake = await atHistory()
    const options = (label: string) => [...field(label).querySelectorAll('option')]
    expect(options('Day').map((option) => option.textContent)).toHaveLength(5)
    expect(field('Time').value).toBe('15')
    expect(options('Time').filter((option) => option.disabled)).toHaveLength(13)
    type('Time', '0')
    type('Day', '2')
    type('Time', '9')
    press('Set Reminder')
    const at = new Date(2026, 10, 17, 9).toISOString()

    await heading('Your application is almost complete')
    expect(fake.reminders).toEqual([{ type: 'upload-resume', at }])
    await waitFor(() => expect(fake.application).toMatchObject({ resume_reminder: at, resume_status: 3 }))
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    expect(screen.getByText(/We’ll remind you about your resume: Tuesday, November 17/)).toBeTruthy()

    press('Add my work history')
    await heading('Where have you worked?')
    expect(screen.getByRole('button', { name: 'Change the reminder' })).toBeTruthy()
    fireEvent.click(screen.getByLabelText('I don’t have any work history to add'))
    press('Save and go back to review')
    // the reminder holds nothing up anymore, and the summary is asked
    await heading('Tell employers about yourself')
  })

  it('[WZ-24] leaves an application that is saved, and leads home', async () => {
    await atHistory()
    press('Set Reminder')
    await heading('Your application is almost complete')
    press('Save and exit')
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/')
  })

  it('[WZ-11] is given up for a job by hand', async () => {
    await atHistory()
    fireEvent.click(
      dialog(title).getByRole('button', { name: 'Actually, I’ll add my work history manually' }),
    )
    await heading('Add a job')
  })

  it('[WZ-11] is skipped with the work history', async () => {
    const fake = await atHistory()
    press('Skip reminder')
    await heading('Tell employers about yourself')
    await waitFor(() =>
      expect(fake.application).toMatchObject({
        resume_reminder: 'skip',
        resume_status: 2,
      }),
    )
    // which is not to say that there is none
    expect(fake.application.done_adding_jobs).not.toBe(true)
    expect(fake.reminders).toEqual([])
  })

  it('[WZ-11] [WZ-14] the work history is skipped by a button of its own, and the review says so', async () => {
    const fake = nearly(['done_adding_jobs'])
    const { unmount } = await open(fake, { path: '/app/start?sn=0&step=history' })
    await heading('Where have you worked?')
    press('Skip for now')
    await heading('Tell employers about yourself')
    await waitFor(() => expect(fake.application).toMatchObject({ resume_reminder: 'skip' }))
    unmount()
    await open(fake, { path: '/app/start?sn=0&p=7' })
    await heading('Review Application')
    expect(screen.getByText('You skipped your work history. You can still add it.')).toBeTruthy()
  })

  it('[WZ-11] comes after all where the history was skipped before', async () => {
    const fake = nearly(['done_adding_jobs', 'self_promo'])
    Object.assign(fake.application, { resume_reminder: 'skip', resume_status: 2 })
    await open(fake, { path: '/app/start?sn=0&step=history' })
    await heading('Where have you worked?')
    press('Remind me later to add my resume')
    await screen.findByRole('dialog', { name: title })
    press('Set Reminder')
    await heading('Your application is almost complete')
    expect(fake.reminders).toMatchObject([{ type: 'upload-resume' }])
  })

  it('that is past is told as past, on the review too', async () => {
    const fake = nearly(['done_adding_jobs', 'self_promo'])
    Object.assign(fake.application, {
      resume_reminder: new Date(2026, 10, 13, 9).toISOString(),
      resume_status: 3,
    })
    const { unmount } = await open(fake, { path: '/app/start?sn=0&step=history' })
    await heading('Where have you worked?')
    expect(screen.getByText(/^We reminded you about your resume: Friday, November 13/)).toBeTruthy()
    expect(screen.queryByText(/We’ll remind you/)).toBeNull()
    unmount()
    await open(fake, { path: '/app/start?sn=0&p=7' })
    await heading('Your application is almost complete')
    expect(screen.getByText('Only your work history is missing. Add it now.')).toBeTruthy()
  })
})
