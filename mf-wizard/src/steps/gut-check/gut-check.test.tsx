// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { aPosition } from '../../../test/applicant.ts'
import {
  choose,
  chosenIn,
  eachOnACleanPage,
  errorLinks,
  heading,
  nearly,
  open,
} from '../../../test/wizard-page.tsx'

eachOnACleanPage()

const keywords = ['forklift', 'packing', 'tank', 'welding', 'plumbing', 'cnc'].map((id) => ({ id, name: id }))
const job = {
  reference_id: 'a1b',
  title: 'Picker and packer',
  company: 'Acme',
  city: 'Newark',
  state: 'NJ',
  start_date: '01/2024',
  current_job: true,
  duties: 'Picked orders.',
}
/** All six skills; the job shows the second one. */
const claiming = (jobs: object[] = [job]) => {
  const fake = nearly([], { positions: [aPosition({ keywords })] })
  return Object.assign(fake, {
    application: {
      ...fake.application,
      skills: keywords.map(({ id }) => ({ qid: id, has_skill: true })),
      jobs,
    },
  })
}

describe('[WZ-10] the gut check', () => {
  it('asks about four missing skills at most: a job, an explanation, another level, or one more job', async () => {
    const fake = claiming()
    await open(fake)
    await heading('How did you learn these skills?')
    expect(screen.getByText(/You have 4 skills that your work history/)).toBeTruthy()
    press('Begin')

    await heading('Driving a forklift')
    expect(screen.getByText('Skill 1 of 4: where did you use it?')).toBeTruthy()
    press('Next')
    expect(await errorLinks()).toEqual(['Driving a forklift: Please provide some background'])
    choose('Which job', 'Somewhere else')
    type('Where did you learn it, or use it?', ' ')
    press('Next')
    expect(await errorLinks()).toEqual(['Driving a forklift: Please provide some background'])
    choose('Which job', 'Picker and packer')
    press('Next')

    await heading('Driving a tank truck')
    choose('Which job', 'Somewhere else')
    type('Where did you learn it, or use it?', 'In the army.')
    press('Next')

    await heading('Welding')
    type('How long have you done this?', '0')
    expect(screen.getByText(/You said you can’t do this/)).toBeTruthy()
    press('Next')

    await heading('Plumbing')
    press('Add another job')
    await heading('Add a job')
    type('Job title', 'Helper')
    type('Company', 'Diaz and sons')
    type('City', 'Newark')
    type('State', 'NJ')
    type('Start date', '01/2020')
    type('End date', '12/2023')
    type('What did you do there?', 'Helped.')
    type('Why did you leave?', '2')
    press('Save this job')
    await heading('Plumbing')
    await waitFor(() => expect(fake.application.jobs).toHaveLength(2))
    expect(chosenIn('Which job')).toBe(fake.application.jobs![1]!.reference_id)
    press('Next')

    await heading('Thanks, that explains it')
    press('Next')
    await heading('Review Application')
    expect(screen.getByRole('button', { name: 'Edit: How you learned your skills' })).toBeTruthy()
    const [, added] = fake.application.jobs!
    await waitFor(() =>
      expect(fake.application.gut_checks).toEqual([
        { qid: 'forklift', reference_id: 'a1b' },
        { qid: 'tank', reason: 'In the army.' },
        { qid: 'welding' },
        { qid: 'plumbing', reference_id: added!.reference_id },
      ]),
    )
    expect(fake.application.skills).toMatchObject([{}, {}, {}, { has_skill: false, months: 0 }, {}, {}])
  })

  it('is left out where the jobs show every skill', async () => {
    const fake = claiming([{ ...job, duties: 'Forklift, tank trucks, welding, plumbing, CNC.' }])
    await open(fake)
    await heading('Review Application')
  })

  it('[BY-24] goes on by a tap on a job, and neither by a key nor by what has to be typed', async () => {
    const fake = claiming()
    await open(fake)
    await heading('How did you learn these skills?')
    press('Begin')
    await heading('Driving a forklift')
    fireEvent.click(screen.getByLabelText('Picker and packer'), { detail: 0 })
    screen.getByRole('heading', { level: 1, name: 'Driving a forklift' })
    press('Next')
    await heading('Driving a tank truck')
    fireEvent.click(screen.getByLabelText('Somewhere else'), { detail: 1 })
    type('Where did you learn it, or use it?', 'In the army.')
    screen.getByRole('heading', { level: 1, name: 'Driving a tank truck' })
    press('Next')
    await heading('Welding')
    fireEvent.click(screen.getByLabelText('Picker and packer'), { detail: 1 })
    await heading('Plumbing')
  })

  it('[BY-24] asks who comes back about what is new alone, without an intro and an outro', async () => {
    const fake = claiming()
    fake.isReturning = true
    fake.application.gut_checks = [{ qid: 'forklift', reference_id: 'a1b' }]
    await open(fake)
    for (const skill of ['Driving a tank truck', 'Welding', 'Plumbing']) {
      await heading(skill)
      choose('Which job', 'Picker and packer')
      press('Next')
    }
    await heading('Review Application')
  })

  it('[BY-24] stays where who comes back types or goes through the jobs by keys', async () => {
    const fake = claiming()
    fake.isReturning = true
    await open(fake)
    await heading('Driving a forklift')
    fireEvent.click(screen.getByLabelText('Picker and packer'), { detail: 0 })
    screen.getByRole('heading', { level: 1, name: 'Driving a forklift' })
    fireEvent.click(screen.getByLabelText('Somewhere else'), { detail: 1 })
    type('Where did you learn it, or use it?', 'I')
    screen.getByRole('heading', { level: 1, name: 'Driving a forklift' })
    type('Where did you learn it, or use it?', 'In the army.')
    press('Next')
    await heading('Driving a tank truck')
  })
})
