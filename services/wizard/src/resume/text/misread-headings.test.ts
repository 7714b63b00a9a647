import { expect, it } from 'vitest'
import { headingOf } from './headings.ts'

it('[BY-10] knows a heading that was misread from a picture, and one that is misspelt', () => {
  const experience = [
    'Work00000000Experience',
    'WORKoooooEXPERIENCE',
    'Work.....Experience',
    'WORKEXPERIENCE',
    'WorkExperience',
    'EXPER1ENCE',
    'W0RK EXPERIENCE',
    'Experlence',
    'Work Experiance',
    'Employement History',
    'ExperienciaLaboral',
    'Experencia laboral',
  ]
  const education = ['Educaton', 'EDUCAT1ON', 'Education0000000', 'Eductaion']
  const others = ['Refrences', 'Profesional Refrences']
  expect(experience.filter((text) => headingOf(text) !== 'experience')).toEqual([])
  expect(education.filter((text) => headingOf(text) !== 'education')).toEqual([])
  expect(others.filter((text) => headingOf(text) !== 'other')).toEqual([])
})

it('[BY-09] knows a heading of a form, which says how to fill it in', () => {
  const rows = [
    ['EMPLOYMENT HISTORY (most recent first)', 'experience'],
    ['WORK HISTORY: (list last 3 jobs)', 'experience'],
    ['Historial de empleo (empiece con el más reciente)', 'experience'],
    ['EDUCATION (start with highest)', 'education'],
    ['EDUCATION AND TRAINING (include year)', 'education'],
    ['WORK SKILLS (check all that apply)', 'skills'],
    // what is no such thing may be an employer
    ['Training (Marketing)', null],
    ['Employers (Marketplace Staffing)', null],
    ['School Cafeteria (list of duties)', null],
  ]
  expect(rows.map(([text]) => [text, headingOf(text!)])).toEqual(rows)
})

it('[WZ-16] takes no line for a heading that has a word like one', () => {
  const lines = [
    'Experienced forklift operator',
    'Educator',
    'Fieldwork',
    'Workshop',
    'Schoolhouse Electric',
    'Trained 1000workers',
    'Experian',
    'Voluntary Benefits Clerk',
    'Workforce Solutions',
  ]
  expect(lines.filter((text) => headingOf(text) !== null)).toEqual([])
})
