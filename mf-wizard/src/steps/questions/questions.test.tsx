// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { aPosition, aQuestion } from '../../../test/applicant.ts'
import { choose, eachOnACleanPage, heading, nearly, open } from '../../../test/wizard-page.tsx'
import { askedOnce } from './asked-once.ts'

eachOnACleanPage()

describe('company questions', () => {
  it('[WZ-20] are grouped by company and must all be clean', async () => {
    const positions = [
      aPosition({
        questions: [
          aQuestion(),
          aQuestion({ id: 'q2', type: 3, question: 'Why us?', answers: [], follow_up: null }),
        ],
      }),
    ]
    const fake = nearly(['questions'], { positions })
    await open(fake)
    await heading('Questions from the employer')
    expect(screen.getByRole('heading', { name: 'From Acme' })).toBeTruthy()
    choose('Can you lift', 'No, I cannot')
    press('Next')
    const summary = await screen.findByRole('alert', { name: 'Please check these answers' })
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Can you lift 50 pounds? Please provide details', 'Why us? This field is required'])
    type('What can you lift?', '30 pounds')
    type('Why us?', 'Near home')
    press('Next')
    await heading('Review Application')
    await waitFor(() =>
      expect(fake.application.questions).toEqual([
        { id: 'q1', response: 'a2', follow_up_response: '30 pounds' },
        { id: 'q2', response: 'Near home' },
      ]),
    )
  })

  it('[WZ-20] that two companies ask alike are asked once, and answered to both', async () => {
    const why = aQuestion({ id: 'why', type: 3, question: 'Why us?', answers: [], follow_up: null })
    const other = aQuestion({
      id: 'b1',
      company_name: 'Borealis',
      question: 'can you lift 50 pounds? ',
      answers: [
        { id: 'x', value: 'Yes, I can', has_follow_up: false },
        { id: 'y', value: 'No, I cannot', has_follow_up: true },
      ],
    })
    const positions = [
      aPosition({ questions: [aQuestion(), why] }),
      aPosition({ id: 8, questions: [other, { ...why, id: 'b2', company_name: 'Borealis' }] }),
    ]
    const fake = nearly(['questions'], { positions })
    await open(fake, { path: '/app/start?sn=0&p=7,8' })
    await heading('Questions from the employer')
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1)
    expect(screen.getByText('Borealis asks this too.')).toBeTruthy()
    press('Next')
    const summary = await screen.findByRole('alert', { name: 'Please check these answers' })
    expect(within(summary).getAllByRole('link')).toHaveLength(3)
    choose('Can you lift', 'No, I cannot')
    type('What can you lift?', '30 pounds')
    for (const field of screen.getAllByLabelText('Why us?'))
      fireEvent.change(field, { target: { value: 'Near home' } })
    press('Next')
    await heading('Review Application')
    await waitFor(() =>
      expect(fake.application.questions).toEqual(
        expect.arrayContaining([
          { id: 'q1', response: 'a2', follow_up_response: '30 pounds' },
          { id: 'b1', response: 'y', follow_up_response: '30 pounds' },
        ]),
      ),
    )
  })

  it.each(['a tap', 'a key'])('[BY-24] after the last answer go on by %s or by Next', async (by) => {
    const questions = [aQuestion(), aQuestion({ id: 'q2', question: 'Can you climb a ladder?' })]
    const fake = nearly(['questions'], { positions: [aPosition({ questions })] })
    await open(fake)
    await heading('Questions from the employer')
    // a key that chooses is a click without a pointer
    const choice = (group: string) =>
      within(screen.getByRole('radiogroup', { name: group })).getByLabelText('Yes, I can')
    fireEvent.click(choice('Can you climb a ladder?'), { detail: 1 })
    await heading('Questions from the employer')
    fireEvent.click(choice('Can you lift 50 pounds?'), { detail: by === 'a tap' ? 1 : 0 })
    if (by === 'a key') {
      // whatever the choice began is rendered by now
      await act(async () => {})
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Questions from the employer')
      press('Next')
    }
    await heading('Review Application')
    await waitFor(() => expect(fake.application.questions).toHaveLength(2))
  })

  it.each(['a tap', 'a key'])('[BY-24] in a list go on by %s or by Next', async (by) => {
    const fake = nearly(['questions'], { positions: [aPosition({ questions: [aQuestion({ type: 6 })] })] })
    await open(fake)
    await heading('Questions from the employer')
    const list = screen.getByRole('combobox')
    // it is opened by a finger; an arrow key passes by one choice after the other
    fireEvent.pointerDown(list)
    if (by === 'a key') fireEvent.keyDown(list, { key: 'ArrowDown' })
    fireEvent.change(list, { target: { value: 'a1' } })
    if (by === 'a key') {
      await act(async () => {})
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Questions from the employer')
      press('Next')
    }
    await heading('Review Application')
    await waitFor(() => expect(fake.application.questions).toEqual([{ id: 'q1', response: 'a1' }]))
  })

  it('[WZ-20] that two companies ask alike stay one, whatever is left of the words beside another choice', () => {
    const twin = aQuestion({ id: 'b1', company_name: 'Borealis' })
    const given = (response: string) => [
      { id: 'q1', response, follow_up_response: '30 pounds' },
      { id: 'b1', response },
    ]
    const asked = (response: string) => askedOnce([aQuestion(), twin], given(response)).length
    expect([asked('a1'), asked('a2')]).toEqual([1, 2])
  })

  it('[BY-15] are asked in Spanish where the company has them, and say where it has not', async () => {
    const positions = [
      aPosition({
        questions: [
          aQuestion({
            translations: {
              es: {
                question: '¿Puedes levantar 50 libras?',
                answers: { a1: 'Sí', a2: 'No puedo' },
                follow_up: '¿Cuánto puedes levantar?',
              },
            },
          }),
          aQuestion({ id: 'q2' }),
          aQuestion({ id: 'q3', type: 6, question: 'Which license?' }),
        ],
      }),
    ]
    const fake = nearly(['questions'], { positions })
    await open(fake, { language: 'es' })
    await heading('Preguntas del empleador')
    const spanish = screen.getByRole('radiogroup', { name: '¿Puedes levantar 50 libras?' })
    expect(spanish.querySelector('[lang]')).toBeNull()
    choose('¿Puedes levantar', 'No puedo')
    type('¿Cuánto puedes levantar?', '30 libras')
    const english = screen.getByRole('radiogroup', { name: /^Can you lift 50 pounds\?/ })
    expect(within(english).getByText('Can you lift 50 pounds?').getAttribute('lang')).toBe('en')
    expect(within(english).getByText('No, I cannot').getAttribute('lang')).toBe('en')
    const note = 'El empleador hace esta pregunta solo en inglés. Puedes responder en español.'
    expect(within(english).getByText(note).getAttribute('lang')).toBeNull()
    expect(screen.getAllByText(note)).toHaveLength(2)
    const select = screen.getByRole('combobox', { name: 'Which license?' })
    expect([...select.querySelectorAll('option')].map((option) => option.lang)).toEqual(['', 'en', 'en'])
    press('Siguiente')
    const summary = await screen.findByRole('alert')
    expect(within(summary).getAllByRole('link')).toHaveLength(2)
  })
})
