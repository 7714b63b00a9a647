// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getSentApplication, type SentApplication } from '@lunchpail/contracts/wizard/api'
import { answer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { aQuestion } from '../../test/applicant.ts'
import { eachOnACleanPage } from '../../test/wizard-page.tsx'
import SentApplicationSlot from './sent-application.slot.tsx'

eachOnACleanPage()

const sent: SentApplication = {
  id: 'a',
  submitted_at: '2026-11-24T15:00:00.000Z',
  application: {},
  questions: [],
  mismatch: [{ type: 'experience', months: 12 }],
  experience_months: 3,
}
const fit = async (change: Partial<SentApplication>) => {
  const { unmount } = await renderScreen(<SentApplicationSlot application_id="a" onDone={() => {}} />, {
    path: '/applicants',
    session: signedInAs({ type: 'hiring manager' }),
    answers: [answer(getSentApplication, { ...sent, ...change })],
  })
  const text = (await screen.findByRole('region', { name: 'Fit' })).textContent ?? ''
  const hasList = within(screen.getByRole('region', { name: 'Fit' })).queryByRole('list') !== null
  unmount()
  return { text, hasList }
}

it('[BY-29] says in place of the fit that the candidate asks for review by a person', async () => {
  expect(await fit({})).toMatchObject({ hasList: true, text: expect.stringContaining('Has less than') })
  const byPerson = await fit({ person_review: true, mismatch: [], experience_months: 0 })
  expect(byPerson).toMatchObject({
    hasList: false,
    text: expect.stringMatching(/^FitAsks for review by a person/),
  })
  expect(byPerson.text).not.toMatch(/conflicts|months/)
})

it('[EN-18] tells what the candidate was asked to tell employers: gaps, where skills come from, and the shift that they prefer', async () => {
  await renderScreen(<SentApplicationSlot application_id="a" onDone={() => {}} />, {
    path: '/applicants',
    session: signedInAs({ type: 'hiring manager' }),
    answers: [
      answer(getSentApplication, {
        ...sent,
        application: {
          jobs: [{ reference_id: 'abc', title: 'Picker', company: 'Acme' }],
          gaps: [{ start_date: '02/2020', end_date: '05/2021', reason: 'I took care of my mother.' }],
          skills: [{ qid: 'x-lift', name: 'Reach truck', has_skill: true }],
          gut_checks: [
            { qid: 'x-lift', reference_id: 'abc' },
            { qid: 'x-saw', reason: 'At my uncle’s yard.' },
          ],
          pref_shift_start: { 7: '6:00 AM' },
        },
      }),
    ],
  })
  const part = async (name: string) => (await screen.findByRole('region', { name })).textContent
  expect(await part('Where their skills come from')).toMatch(
    /Reach truck.*Picker\s· Acme.*At my uncle’s yard\./,
  )
  expect(await part('Resume')).toMatch(
    /Not working 02\/2020 to 05\/2021: I took care of my mother\..*Preferred shift: 6:00\sAM/,
  )
})

it('[WZ-20] shows the words beside the choice that asks for them, and none that were typed beside another', async () => {
  const asked = (id: string, question: string) => aQuestion({ id, question })
  await renderScreen(<SentApplicationSlot application_id="a" onDone={() => {}} />, {
    path: '/applicants',
    session: signedInAs({ type: 'hiring manager' }),
    answers: [
      answer(getSentApplication, {
        ...sent,
        questions: [asked('q1', 'Can you lift 50 pounds?'), asked('q2', 'Can you climb?')],
        application: {
          questions: [
            { id: 'q1', response: 'a2', follow_up_response: 'Up to 40' },
            { id: 'q2', response: 'a1', follow_up_response: 'I broke my leg' },
          ],
        },
      }),
    ],
  })
  const told = (await screen.findByRole('region', { name: 'Answers to your questions' })).textContent
  expect(told).toMatch(/No, I cannot\s+Up to 40.*Can you climb\?Yes, I can/)
  expect(told).not.toContain('leg')
})
