// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { aPosition, aQuestion } from '../../../test/applicant.ts'
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

const forklift = { id: 'forklift', name: 'Driving a forklift' }
const scanner = { id: 'scanner', name: 'Using a scanner' }
const positions = [aPosition({ keywords: [forklift, scanner] })]
const said = (qid: string, has_skill: boolean) => ({ qid, has_skill })
/** What the gut check would ask for. */
const gut_checks = ['forklift', 'scanner'].map((qid) => ({ qid, reason: 'At school.' }))

describe('skills', () => {
  it('[WZ-09] [WZ-04] are introduced, asked one at a time with a yes or no, and shown at the end', async () => {
    const fake = nearly([], { positions })
    await open(fake)
    await heading('Your skills')
    expect(screen.getByText(/ask about 2 skills this job needs/)).toBeTruthy()
    press('Begin')
    await heading('Driving a forklift')
    expect(screen.getByText('Skill 1 of 2: can you do this?')).toBeTruthy()
    const progress = screen.getByRole('progressbar')
    expect(progress.getAttribute('aria-valuetext')).toBe('Step 4 of 6, part 2 of 4')
    expect(progress.getAttribute('aria-valuenow')).toBe('3.5')
    press('Next')
    expect(await errorLinks()).toEqual(['Driving a forklift: Please select an option'])
    press('Yes')
    await heading('Using a scanner')
    press('No')
    await heading('Thanks, that helps')
    expect([chosenIn('Driving a forklift'), chosenIn('Using a scanner')]).toEqual(['yes', 'no'])
    choose('Using a scanner', 'Yes')
    press('Next')
    await heading('Where have you worked?')
    await waitFor(() =>
      expect(fake.application.skills).toMatchObject([
        { qid: 'forklift', name: 'Driving a forklift', has_skill: true },
        { qid: 'scanner', name: 'Using a scanner', has_skill: true },
      ]),
    )
    for (const { time_created, time_updated } of fake.application.skills!)
      expect(time_created! <= time_updated!).toBe(true)
  })

  it('[BY-24] are all named by the intro, where one answer to all of them is enough', async () => {
    const fake = nearly([], { positions })
    await open(fake)
    await heading('Your skills')
    expect(screen.getAllByRole('listitem').map((skill) => skill.textContent)).toEqual(
      expect.arrayContaining(['Driving a forklift', 'Using a scanner']),
    )
    press('Yes, I can do all of these')
    await heading('Where have you worked?')
    await waitFor(() =>
      expect(fake.application.skills).toMatchObject([
        { qid: 'forklift', has_skill: true, ack: true },
        { qid: 'scanner', has_skill: true, ack: true },
      ]),
    )
  })

  it('[BY-24] are asked of whoever comes back where they are new, and pages that are answered are passed by', async () => {
    const fake = nearly([], { positions, isReturning: true })
    fake.application.skills = [said('forklift', true)]
    fake.application.gut_checks = gut_checks
    await open(fake)
    await heading('Using a scanner')
    press('No')
    await heading('Review Application')
  })

  it('[WZ-09] [WZ-30] go on at the first one without an answer; Back leads to the one before', async () => {
    const fake = nearly([], { positions })
    fake.application.skills = [said('forklift', true)]
    const { router } = await open(fake)
    await heading('Using a scanner')
    press('Back')
    await heading('Driving a forklift')
    expect(screen.getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe('true')
    press('Next')
    await heading('Using a scanner')
    await router.navigate(-1)
    await heading('Driving a forklift')
  })

  it('[BY-15] [WZ-09] are asked, listed, missed and reviewed in Spanish, and kept as they came', async () => {
    const fake = nearly([], { positions })
    fake.application.gut_checks = gut_checks
    await open(fake, { language: 'es' })
    await heading('Lo que sabes hacer')
    press('Empezar')
    await heading('Manejar un montacargas')
    press('Siguiente')
    expect(screen.getByRole('link', { name: /^Manejar un montacargas: / })).toBeTruthy()
    press('Sí')
    await heading('Using a scanner')
    press('No')
    await heading('Gracias, eso nos ayuda')
    expect(chosenIn('Manejar un montacargas')).toBe('yes')
    press('Siguiente')
    await heading('¿Dónde has trabajado?')
    press('Siguiente')
    await heading('¿Dónde aprendiste estas habilidades?')
    press('Siguiente')
    await heading('Cuéntales a los empleadores sobre ti')
    press('Siguiente')
    await heading('Revisa tu solicitud')
    expect(screen.getAllByText('Manejar un montacargas')).toHaveLength(2)
    await waitFor(() =>
      expect(fake.application.skills).toMatchObject([{ qid: 'forklift', name: 'Driving a forklift' }, {}]),
    )
  })

  it('[WZ-24] are a list to be changed from the review', async () => {
    const fake = nearly([], { positions })
    Object.assign(fake.application, { skills: [said('forklift', true), said('scanner', true)], gut_checks })
    await open(fake)
    await heading('Review Application')
    press('Edit: Skills')
    await heading('Your skills')
    choose('Using a scanner', 'No')
    press('Save and go back to review')
    await heading('Review Application')
    await waitFor(() => expect(fake.application.skills).toMatchObject([{}, said('scanner', false)]))
  })

  it('[WZ-09] that an answer to a company opens are asked after its questions', async () => {
    const question = aQuestion({
      answers: [
        { id: 'a1', value: 'Yes', has_follow_up: false, keywords: [forklift] },
        { id: 'a2', value: 'No', has_follow_up: false },
      ],
    })
    const fake = nearly(['questions'], { positions: [aPosition({ questions: [question] })] })
    await open(fake)
    await heading('Questions from the employer')
    choose('Can you lift', 'Yes')
    press('Next')
    await heading('A few more skills')
    press('Begin')
    await heading('Driving a forklift')
    press('Yes')
    await heading('Thanks, that helps')
    press('Next')
    await heading('And how did you learn these?')
    press('Begin')
    await heading('Driving a forklift')
    type('Where did you learn it, or use it?', 'In the army.')
    press('Next')
    await heading('Thanks, that explains it')
    press('Next')
    await heading('Review Application')
    await waitFor(() =>
      expect(fake.application.gut_checks).toEqual([{ qid: 'forklift', reason: 'In the army.' }]),
    )
    expect(screen.getByRole('button', { name: 'Edit: More skills' })).toBeTruthy()
  })
})
