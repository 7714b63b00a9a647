import { questionType as type } from '@lunchpail/contracts/jobs/question'
import type { Trade } from '@lunchpail/contracts/jobs/enumerations'
import type { PostedQuestion } from '../../positions/posting.ts'

const start: PostedQuestion = {
  key: 'start',
  question: 'How soon could you start?',
  type: type['select one'],
  answers: [
    { value: 'Within a week' },
    { value: 'In two weeks' },
    { value: 'In a month' },
    { value: 'Later, or I’m not sure' },
  ],
}
const residence: PostedQuestion = {
  key: 'residence',
  question: 'Some City jobs ask you to live in New York City. Do you live there now?',
  type: type['choose one'],
  answers: [{ value: 'Yes' }, { value: 'No, but I would move' }, { value: 'No' }],
}
const interest: PostedQuestion = {
  key: 'interest',
  question: 'Why do you want to work for the City of New York?',
  type: type['long answer'],
}
const weather: PostedQuestion = {
  key: 'weather',
  question: 'Part of this work is outdoors in all kinds of weather. Does that work for you?',
  type: type['choose one'],
  answers: [{ value: 'Yes' }, { value: 'Most days' }, { value: 'No' }],
}
const licence: PostedQuestion = {
  key: 'licence',
  question: 'Which driver’s licenses do you have?',
  type: type['choose many'],
  answers: [
    { value: 'Regular (Class D)' },
    { value: 'CDL Class A' },
    { value: 'CDL Class B' },
    { value: 'CDL Class C' },
    { value: 'None' },
  ],
}
const trade: PostedQuestion = {
  key: 'trade',
  question: 'How many years have you worked in this trade?',
  type: type['short answer'],
}
const certificate: PostedQuestion = {
  key: 'certificate',
  question: 'Do you have a license or certificate for this work?',
  type: type['follow up'],
  answers: [{ value: 'Yes', has_follow_up: true }, { value: 'No' }],
  follow_up: 'Which one, and when does it expire?',
}
const student: PostedQuestion = {
  key: 'student',
  question: 'Are you in college or graduate school now?',
  type: type['follow up'],
  answers: [{ value: 'Yes', has_follow_up: true }, { value: 'No' }],
  follow_up: 'Which school, and what do you study?',
}

/** What the City asks: a handful, by the kind of job. */
export function nycQuestions({ role, title }: { role: Trade | null; title: string }): PostedQuestion[] {
  if (role === 'trucking') return [start, licence, weather, residence]
  if (role) return [start, trade, certificate, licence, weather]
  if (/\bpark worker|gardener|seasonal aide|custodial|facilities/i.test(title))
    return [start, weather, licence, interest]
  if (/\b(?:intern|college aide|student)\b/i.test(title)) return [student, start, interest]
  return [start, residence, certificate, interest]
}
