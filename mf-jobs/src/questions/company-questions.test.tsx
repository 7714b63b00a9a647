// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  addCompanyQuestion,
  changeCompanyQuestion,
  listCompanyQuestions,
  type CompanyQuestion,
} from '@lunchpail/contracts/jobs/api'
import { answer, callsTo, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, press, pressAndWait, type } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { manifest } from '../manifest.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const asked = (change: Partial<CompanyQuestion> = {}): CompanyQuestion => ({
  id: 'q1',
  question: 'Which license?',
  type: 1,
  answers: ['Forklift', 'None'].map((value) => ({ value, has_follow_up: false })),
  follow_up: null,
  roles: 0,
  ...change,
})
const show = (questions: CompanyQuestion[], ...more: FakeAnswer[]) =>
  renderScreen(manifest, {
    path: '/portal/questions',
    answers: [
      answer(listCompanyQuestions, { questions, retired: [], may: { edit: true } }),
      answer(addCompanyQuestion, { question: asked() }),
      answer(changeCompanyQuestion, { question: asked() }),
      ...more,
    ],
  })

it('[EN-19] a question is added, with answers where its type has some, and the list is loaded again', async () => {
  const sent: unknown[] = []
  for (const kind of ['4', '2']) {
    const { calls } = await show([])
    await pressAndWait(await screen.findByRole('button', { name: 'Add a question' }))
    type('Question', 'Which license?')
    type('Answers, one per line', ' Forklift\n\nNone')
    type('Answer type', kind)
    await pressAndWait('Add question')
    await waitFor(() => expect(callsTo(calls, listCompanyQuestions)).toHaveLength(2))
    expect(screen.queryByRole('dialog')).toBeNull()
    sent.push(callsTo(calls, addCompanyQuestion)[0]?.body)
    cleanup()
  }
  expect(sent).toEqual([
    { question: 'Which license?', type: 4, answers: ['Forklift', 'None'] },
    { question: 'Which license?', type: 2, answers: [] },
  ])
})

it('[EN-19] a question that is changed begins as it was, also of a type that managers do not write', async () => {
  const { calls } = await show([asked({ type: 7, answers: [] })])
  await pressAndWait(await screen.findByRole('button', { name: 'Change: Which license?' }))
  // no role asks it
  expect(screen.queryByText(/^It changes in/)).toBeNull()
  await pressAndWait('Save change')
  expect(callsTo(calls, changeCompanyQuestion)[0]?.body).toEqual({
    question: 'Which license?',
    type: 7,
    answers: [],
  })
})

it('[EN-19] a question that is refused says why at its field, and stays open', async () => {
  const fields = { answers: { code: 'question.two-answers', error: 'Please enter two answers' } }
  await show([asked()], refuse(changeCompanyQuestion, 'invalid', 'Wrong.', fields))
  await pressAndWait(await screen.findByRole('button', { name: 'Change: Which license?' }))
  type('Answers, one per line', 'Forklift')
  await pressAndWait('Save change')
  expect(errorAt('Answers, one per line')).toBe('Please enter two answers')
  cleanup()
  const unseen = { code: 'account.name-characters', error: 'Please remove the invisible characters' }
  await show([asked()], refuse(changeCompanyQuestion, 'invalid', 'Wrong.', { 'answers.1': unseen }))
  await pressAndWait(await screen.findByRole('button', { name: 'Change: Which license?' }))
  await pressAndWait('Save change')
  expect(errorAt('Answers, one per line')).toBe('Please remove the invisible characters')
})

it('[EN-19] the questions that were found are downloaded, with all of their answers', async () => {
  await show([asked(), asked({ id: 'q2', question: 'How soon?', type: 2, answers: [], roles: 3 })])
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  press(await screen.findByRole('button', { name: 'Download as CSV' }))
  type(screen.getByRole('searchbox'), 'soon')
  await pressAndWait('Search')
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2)
  press('Download as CSV')
  const files = await Promise.all(saved.mock.calls.map(([blob]) => (blob as Blob).text()))
  expect(
    files.map((file) =>
      file
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\r\n')
        .slice(1),
    ),
  ).toEqual([
    ['Which license?,Choose one,Forklift · None,0', 'How soon?,Short answer,,3'],
    ['How soon?,Short answer,,3'],
  ])
})
