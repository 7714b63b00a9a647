// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { askPersonReview, getOwnSentApplication } from '@lunchpail/contracts/wizard/api'
import { answer, callsTo, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { account, aPosition, aQuestion, completeApplication } from '../../test/applicant.ts'
import { eachOnACleanPage } from '../../test/wizard-page.tsx'
import OwnSentApplication from './own-sent-application.slot.tsx'

eachOnACleanPage()

const show = (sent: FakeAnswer, language: 'en' | 'es' = 'en') =>
  renderScreen(<OwnSentApplication application_id="a" onDone={() => {}} />, {
    path: '/applications/a',
    session: { account },
    language,
    answers: [sent],
  })

const { address_line1, birth_date, self_promo } = completeApplication
const sent = answer(getOwnSentApplication, {
  id: 'a',
  submitted_at: '2026-11-24T15:00:00.000Z',
  application: {
    address_line1,
    birth_date,
    self_promo,
    first_name: 'Ana',
    phone: '2125550142',
    jobs: [{ reference_id: 'abc', title: 'Packer', company: 'Initech', manager_name: 'Bo Ray' }],
    skills: [{ qid: 'wrapping', name: 'Stretch wrapping', has_skill: true }],
    questions: [{ id: 'q1', response: 'a2', follow_up_response: 'Up to 40' }],
  },
  position: aPosition({ company_name: 'Acme', questions: [aQuestion()] }),
  person_review: false,
  accepted: ['commute'],
})

it('[BY-25] an application is shown as it was sent, with what its company does not see', async () => {
  await show(sent)
  const section = async (name: string) => within(await screen.findByRole('region', { name }))
  expect((await section('Contact')).getByText('212-555-0142')).toBeTruthy()
  expect((await section('About you')).getByText(birth_date!)).toBeTruthy()
  expect((await section('Work history')).getByText('Manager: Bo Ray')).toBeTruthy()
  expect((await section('Skills')).getByText('Stretch wrapping')).toBeTruthy()
  const questions = await section('Employer questions')
  expect(questions.getByText('Can you lift 50 pounds?')).toBeTruthy()
  expect(questions.getByText(/No, I cannot\s+Up to 40/)).toBeTruthy()
  expect(
    (await section('What you said is OK for you'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['A longer way to work than you asked for'])
  expect(screen.getByText(/as you sent it on November 24, 2026/)).toBeTruthy()
  expect(screen.getByText(/^Acme can’t see your contact details, address, birth date/)).toBeTruthy()
  // what was not asked has no heading
  expect(screen.queryByRole('region', { name: 'How you learned your skills' })).toBeNull()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Ask for review by a person',
  ])
})

it('[BY-25] says so where it is gone, and tries again where it could not be loaded', async () => {
  const { unmount } = await show(refuse(getOwnSentApplication, 'not-found'), 'es')
  expect(await screen.findByText('Lo que enviaste con esta solicitud ya no está aquí.')).toBeTruthy()
  unmount()
  await show(refuse(getOwnSentApplication, 'unavailable'))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('[BY-29] is looked at by a person alone once its candidate asks for it, and they can take that back', async () => {
  const { calls } = await renderScreen(<OwnSentApplication application_id="a" onDone={() => {}} />, {
    path: '/applications/a',
    session: { account },
    answers: [sent, answer(askPersonReview, ({ body }) => ({ asked: Boolean(body.asked) }))],
  })
  expect(await screen.findByText(/^We compare your answers with the job automatically/)).toBeTruthy()
  await pressAndWait(screen.getByRole('button', { name: 'Ask for review by a person' }))
  expect(await screen.findByText(/^You asked for review by a person. Acme sees that/)).toBeTruthy()
  await pressAndWait(screen.getByRole('button', { name: 'Show the comparison again' }))
  expect(callsTo(calls, askPersonReview).map(({ body }) => body)).toMatchObject([
    { asked: true },
    { asked: false },
  ])
})
