// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { dialog, eachOnACleanPage, field, heading, nearly, open } from '../../../test/wizard-page.tsx'

eachOnACleanPage()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00') }))
afterEach(() => void vi.useRealTimers())

const job = (reference_id: string, start_date: string, end_date: string): JobEntry => ({
  reference_id,
  title: `Job ${reference_id}`,
  company: 'Acme',
  city: 'Newark',
  state: 'NJ',
  start_date,
  end_date,
  duties: 'Picked orders.',
  reason_for_leaving: 2,
})
/** Worked from 2022 on but for 2024. */
const withGap = [job('old', '01/2022', '12/2023'), job('new', '01/2025', '10/2026')]
const atHistory = async (jobs: JobEntry[], more: object = {}) => {
  const fake = nearly(['done_adding_jobs', 'self_promo'])
  Object.assign(fake.application, { jobs, ...more })
  await open(fake, { path: '/app/start?sn=0&step=history' })
  await heading('Where have you worked?')
  return fake
}
const gap = '01/2024 to 12/2024'

describe('the work history', () => {
  it('[WZ-11] begins with the choice between a job by hand and none, and shows job cards with gap rows between them', async () => {
    const fake = await atHistory([])
    expect(screen.getByLabelText('I don’t have any work history to add')).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Your jobs' })).toBeNull()
    press('Add a job')
    await heading('Add a job')
    type('Job title', 'Driver')
    press('Back')
    await heading('Where have you worked?')
    fireEvent.blur(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(fake.application.jobs).toMatchObject([{ title: 'Driver' }]))
    expect(screen.getByText('Required fields missing')).toBeTruthy()
    press('Remove Driver')
    expect(screen.getByLabelText('I don’t have any work history to add')).toBeTruthy()
    press('Undo')
    expect(screen.getByRole('button', { name: 'Edit Driver' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add another job' })).toBeTruthy()
  })

  it('[BY-24] [WZ-12] asks why a job was left on its card where nothing else is missing, as after a resume', async () => {
    const { reason_for_leaving: _, ...read } = job('old', '01/2022', '10/2026')
    const fake = await atHistory([{ ...read, complete_data: false }])
    const reason = screen.getByLabelText('Why did you leave?') as HTMLSelectElement
    fireEvent.change(reason, { target: { value: '1' } })
    // it stays: a key on it passes by the other reasons
    expect((screen.getByLabelText('Why did you leave?') as HTMLSelectElement).value).toBe('1')
    expect(screen.queryByText('Required fields missing')).toBeNull()
    press('Next')
    await waitFor(() =>
      expect(fake.application.jobs).toMatchObject([{ reason_for_leaving: 1, complete_data: true }]),
    )
  })

  it('[WZ-28] [WZ-12] asks for the reason of a job whose reason nobody knows', async () => {
    const fake = await atHistory([{ ...job('old', '01/2022', '10/2026'), reason_for_leaving: 12 }])
    expect(screen.getByText('Required fields missing')).toBeTruthy()
    const reason = screen.getByLabelText('Why did you leave?') as HTMLSelectElement
    expect(reason.value).toBe('')
    fireEvent.change(reason, { target: { value: '1' } })
    expect(screen.queryByText('Required fields missing')).toBeNull()
    press('Next')
    await waitFor(() => expect(fake.application.jobs).toMatchObject([{ reason_for_leaving: 1 }]))
  })

  it('[BY-24] asks on the card of a job what a resume left out, and of an old one nothing', async () => {
    const { city: _, state: __, ...read } = job('new', '01/2022', '')
    const fake = await atHistory([
      { ...read, current_job: true },
      { reference_id: 'old', title: 'Job old', start_date: '01/2003', end_date: '05/2005' },
    ])
    expect(screen.getAllByText('Required fields missing')).toHaveLength(1)
    type('City', 'Newark')
    const state = screen.getByLabelText('State')
    fireEvent.pointerDown(state)
    fireEvent.change(state, { target: { value: 'NJ' } })
    await waitFor(() => expect(screen.queryByText('Where have you worked?')).toBeNull())
    await waitFor(() => expect(fake.application.jobs).toMatchObject([{ city: 'Newark', state: 'NJ' }, {}]))
  })

  it.each([
    ['goes on by a tap', '1', true],
    ['stays where the reason needs an explanation', '7', false],
  ])('[BY-24] %s on the last answer of its jobs', async (_what, reason, goesOn) => {
    const { reason_for_leaving: _, ...read } = job('old', '01/2022', '10/2026')
    await atHistory([read])
    const select = screen.getByLabelText('Why did you leave?')
    fireEvent.pointerDown(select)
    fireEvent.change(select, { target: { value: reason } })
    await act(async () => {})
    const shown = () => screen.getByRole('heading', { level: 1 }).textContent
    await waitFor(() => expect(shown() !== 'Where have you worked?').toBe(goesOn))
  })

  it('[WZ-13] draws five years, in which a job is opened and a gap is filled or explained', async () => {
    await atHistory(withGap)
    const picture = within(screen.getByRole('list', { name: 'Your last five years' }))
    expect(picture.getAllByRole('button').map((entry) => entry.getAttribute('aria-label'))).toEqual([
      'Job old, 01/2022 to 12/2023',
      `Gap: ${gap}`,
      'Job new, 01/2025 to 10/2026',
    ])
    fireEvent.click(picture.getByRole('button', { name: `Gap: ${gap}` }))
    fireEvent.click(dialog(`Gap: ${gap}`).getByText('Explain'))
    expect(await screen.findByLabelText('What were you doing during that time?')).toBeTruthy()
    fireEvent.click(picture.getByRole('button', { name: `Gap: ${gap}` }))
    fireEvent.click(dialog(`Gap: ${gap}`).getByText('Add a job'))
    await heading('Add a job')
    expect([field('Start date').value, field('End date').value]).toEqual(['01/2024', '12/2024'])
    press('Back')
    await heading('Where have you worked?')
    fireEvent.click(screen.getByRole('button', { name: /^Job old, / }))
    await heading('Edit this job')
  })

  it('[WZ-11] is where a resume that was read leads back to, with all jobs and gaps', async () => {
    const fake = nearly(['self_promo'])
    Object.assign(fake.application, { jobs: withGap })
    await open(fake, { path: '/app/start?sn=0&p=7&resume_reload=1' })
    await heading('Where have you worked?')
    const rows = within(screen.getByRole('list', { name: 'Your jobs' })).getAllByRole('listitem')
    expect(rows).toHaveLength(3)
  })
})

describe('gaps', () => {
  it('[WZ-13] stand between the jobs, and are explained, edited and deleted', async () => {
    const fake = await atHistory(withGap)
    const rows = within(screen.getByRole('list', { name: 'Your jobs' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Job new'),
      expect.stringContaining(`Gap: ${gap}`),
      expect.stringContaining('Job old'),
    ])
    press(`Explain the gap: ${gap}`)
    press('Save')
    expect(await screen.findByText('This field is required')).toBeTruthy()
    type('What were you doing during that time?', 'Took care of my children.')
    press('Save')
    expect(screen.getByText('Took care of my children.')).toBeTruthy()
    press(`Edit your note on the gap: ${gap}`)
    type('What were you doing during that time?', 'x')
    press('Cancel')
    expect(screen.getByText('Took care of my children.')).toBeTruthy()
    press('Next')
    await heading('Review Application')
    expect(screen.getByText('Took care of my children.')).toBeTruthy()
    await waitFor(() =>
      expect(fake.application.gaps).toEqual([
        { start_date: '01/2024', end_date: '12/2024', reason: 'Took care of my children.' },
      ]),
    )
    press('Edit: Work history')
    await heading('Where have you worked?')
    press(`Remove your note on the gap: ${gap}`)
    expect(screen.getByRole('button', { name: `Explain the gap: ${gap}` })).toBeTruthy()
  })

  it('[WZ-13] are hidden and shown again', async () => {
    await atHistory(withGap)
    press(`Ignore the gap: ${gap}`)
    expect(screen.getByText('Gap hidden')).toBeTruthy()
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Gap: ${gap}`)
    press(`Show the gap: ${gap}`)
    expect(screen.queryByText('Gap hidden')).toBeNull()
  })

  it('[WZ-13] are filled by a job that has their dates; a form left as it came is no job', async () => {
    const fake = await atHistory(withGap)
    press(`Add a job in the gap: ${gap}`)
    await heading('Add a job')
    expect([field('Start date').value, field('End date').value]).toEqual(['01/2024', '12/2024'])
    press('Back')
    await heading('Where have you worked?')
    await waitFor(() => expect(screen.getByRole('button', { name: `Explain the gap: ${gap}` })).toBeTruthy())
    expect(screen.queryByText('Job without a title')).toBeNull()
    press(`Add a job in the gap: ${gap}`)
    await heading('Add a job')
    type('Job title', 'Driver')
    press('Back')
    await heading('Where have you worked?')
    expect(screen.getByRole('heading', { name: 'Driver' })).toBeTruthy()
    expect(screen.queryByText(/^Gap/)).toBeNull()
    fireEvent.blur(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(fake.application.jobs).toHaveLength(3))
  })
})

describe('going on from the work history', () => {
  it('[WZ-14] without a job is asked about', async () => {
    const fake = await atHistory([])
    press('Next')
    expect(dialog('No work history?')).toBeTruthy()
    press('I have none to add')
    await heading('Tell employers about yourself')
    await waitFor(() => expect(fake.application.done_adding_jobs).toBe(true))
  })

  it('[WZ-14] with little work is asked about unless there are no more jobs, and then about gaps, once', async () => {
    const fake = await atHistory([job('old', '01/2022', '06/2022'), job('new', '01/2026', '11/2026')])
    press('Next')
    expect(dialog('Is that all?')).toBeTruthy()
    press('Close')
    fireEvent.click(screen.getByLabelText('There are no more jobs'))
    fireEvent.click(screen.getByLabelText('There are no more jobs'))
    press('Next')
    fireEvent.click(dialog('Is that all?').getByRole('button', { name: 'There are no more jobs' }))
    expect(dialog('What did you do in between?').getByText(/There is 1 gap/)).toBeTruthy()
    press('Skip')
    await heading('Review Application')
    await waitFor(() =>
      expect(fake.application).toMatchObject({
        done_adding_jobs: true,
        gaps: [{ start_date: '07/2022', end_date: '12/2025', ignore: true }],
      }),
    )
  })

  it('[WZ-13] that last until today are asked about as of now', async () => {
    await atHistory([job('old', '01/2020', '12/2024'), job('new', '01/2025', '01/2026')])
    expect(screen.getByText(/^Are you working now\?/)).toBeTruthy()
    press('Next')
    const asked = dialog('What have you done since your last job?')
    fireEvent.click(asked.getByRole('button', { name: 'Explain' }))
    expect(document.activeElement).toBe(field('What have you been doing since then?'))
  })

  it('[WZ-14] "Explain" opens the first gap with the focus in it; the dialog does not come again, and what stays open is ignored', async () => {
    const fake = await atHistory([
      job('a', '01/2022', '12/2022'),
      job('b', '01/2024', '12/2024'),
      job('c', '01/2026', '10/2026'),
    ])
    press('Next')
    fireEvent.click(dialog('What did you do in between?').getByRole('button', { name: 'Explain' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(field('What were you doing during that time?'))
    type('What were you doing during that time?', 'School.')
    press('Save')
    press('Next')
    await heading('Review Application')
    await waitFor(() => expect(fake.application.gaps_asked).toBe(true))
    await waitFor(() =>
      expect(fake.application.gaps).toEqual([
        { start_date: '01/2025', end_date: '12/2025', reason: 'School.' },
        { start_date: '01/2023', end_date: '12/2023', ignore: true },
      ]),
    )
  })

  it('[WZ-14] with enough work and no gap asks nothing', async () => {
    await atHistory([job('one', '01/2022', '11/2026')])
    press('Next')
    await heading('Review Application')
  })
})

describe('br', () => {
  it('[WZ-03] opens the form of the first job, once', async () => {
    const fake = nearly(['done_adding_jobs', 'self_promo'])
    Object.assign(fake.application, { jobs: [] })
    await open(fake, { path: '/app/start?sn=0&p=7&br=1' })
    await heading('Add a job')
    press('Back')
    await heading('Where have you worked?')
    expect(await screen.findByRole('button', { name: 'Add a job' })).toBeTruthy()
  })
})
