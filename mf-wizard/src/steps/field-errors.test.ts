import { describe, expect, it } from 'vitest'
import { aPosition, aQuestion } from '../../test/applicant.ts'
import { fieldErrorAt, stepErrorsOf, type Checked, type Say } from './field-errors.ts'

/** A sentence is its key, a rule its name in brackets. */
const t = ((key: string) => (key === 'equal.gender' ? 'Are you?' : key)) as Say
const sayRule = (rule: string) => `<${rule}>`
const errors = (fieldErrors: Checked['fieldErrors'], change: Partial<Checked> = {}) =>
  stepErrorsOf(
    {
      fieldErrors,
      value: {},
      equalOpportunity: undefined,
      context: {
        questions: [aQuestion()],
        keywords: [{ id: 'forklift', name: 'Driving a forklift' }],
        positions: [aPosition()],
      },
      ...change,
    },
    t,
    sayRule,
  ).map(({ field, message }) => [field, message])

describe('what is wrong with a step', () => {
  it('is told of each job once, by its title, however much of it is wrong', () => {
    const jobs = [{ title: 'Picker' }, {}]
    const wrong: Checked['fieldErrors'] = {
      'jobs.0.company': 'field.required',
      'jobs.0.city': 'field.required',
      'jobs.1.title': 'field.required',
    }
    expect(errors(wrong, { value: { jobs } as Checked['value'] })).toEqual([
      ['jobs.0', 'Picker: job.incomplete'],
      ['jobs.1', 'job.untitled: job.incomplete'],
    ])
  })

  it('names the question, the skill and the job that a field is about', () => {
    const wrong: Checked['fieldErrors'] = {
      'questions.q1': 'field.required',
      'skills.forklift': 'field.required',
      'gut_checks.forklift': 'field.required',
      'pref_shift_start.7': 'field.required',
    }
    expect(errors(wrong)).toEqual([
      ['questions.q1', 'Can you lift 50 pounds? <field.required>'],
      ['skills.forklift', 'Driving a forklift: <field.required>'],
      ['gut_checks.forklift', 'Driving a forklift: <field.required>'],
      ['pref_shift_start.7', 'Picker: <field.required>'],
    ])
  })

  it('is each equal-opportunity question without an answer', () => {
    const equalOpportunity = { ethnicity: 1, veteran_status: 2 } as const
    expect(errors({ equal_opportunity: 'field.required' }, { equalOpportunity })).toEqual([
      ['gender', 'Are you? equal.choose'],
      ['disability_status', 'equal.disability: equal.choose'],
    ])
  })

  it('has the label of the field before a general sentence, and none before one that says it all', () => {
    expect(errors({ phone: 'field.required', email: 'account.email-invalid' })).toEqual([
      ['phone', 'contact.phone: <field.required>'],
      ['email', '<account.email-invalid>'],
    ])
    expect(fieldErrorAt('unknown', 'field.required', t, sayRule)).toEqual({
      field: 'unknown',
      sentence: '<field.required>',
      message: '<field.required>',
    })
  })
})
