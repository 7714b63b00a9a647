// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { questionType } from '@lunchpail/contracts/jobs/question'
import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { QuestionField } from './question-field.tsx'

const named = (n: number) =>
  Array.from({ length: n }, (_, place) => ({ id: `a${place}`, value: `${place}`, has_follow_up: true }))

async function show(type: number, choices: number, alone = false, response = '') {
  cleanup()
  await renderScreen(
    <QuestionField
      question={{ type, question: 'How?', answers: named(choices), follow_up: null }}
      language="en"
      alone={alone}
      ids={{ follow_up_response: 'more' }}
      values={{ response, follow_up_response: '' }}
      errors={{}}
      onChange={() => {}}
    />,
    { path: '/' },
  )
  await screen.findAllByText('How?')
}

it('[WZ-20] [MT-06] is asked by the widget of its type, with as many choices, among others and alone on its page', async () => {
  const amongOthers = [
    ['choose one', 2, 'radio', 2],
    ['choose one', 12, 'radio', 12],
    ['follow up', 2, 'radio', 2],
    ['choose many', 2, 'checkbox', 2],
    ['select one', 2, 'combobox', 1],
    ['short answer', 0, 'textbox', 1],
    ['long answer', 0, 'textbox', 1],
    ['rate one', 0, 'radio', 5],
    ['rate satisfaction', 0, 'radio', 5],
    ['eNPS', 0, 'radio', 11],
  ] as const
  const alone = [
    ['select one', 11, 'radio', 11],
    ['choose one', 12, 'combobox', 1],
  ] as const
  const seen = async (
    [type, choices, role]: readonly [keyof typeof questionType, number, string, number],
    isAlone: boolean,
  ) => {
    await show(questionType[type], choices, isAlone)
    return [type, choices, role, screen.getAllByRole(role).length]
  }
  for (const each of amongOthers) expect(await seen(each, false)).toEqual(each)
  for (const each of alone) expect(await seen(each, true)).toEqual(each)
})

it('[WZ-20] [MT-06] explains the ends of a scale in numbers, and not of steps that a company named', async () => {
  await show(questionType['rate one'], 0)
  expect(screen.getByText('1 is the lowest, 5 the highest.')).toBeTruthy()
  await show(questionType['rate one'], 3)
  expect(screen.queryByText(/the lowest/)).toBeNull()
})

it('[WZ-20] [MT-06] has the field that explains a choice under the id that errors lead to', async () => {
  await show(questionType['choose one'], 2, false, 'a1')
  expect(screen.getByRole('textbox', { name: 'Please tell us more' }).id).toBe('more')
})
