import { runs, sides, text, type Document } from '../document.ts'
import type { Person } from '../person.ts'
import {
  dates,
  duties,
  headed,
  jobs,
  licences,
  place,
  schools,
  skills,
  summary,
  type Style,
} from './parts.ts'

export type Layout = (person: Person) => Document

const contact = (person: Person, separator = ' | '): string =>
  [place(person), person.phone, person.email].join(separator)

/** Layouts that the reader was tuned on. */
export const tuning: Readonly<Record<string, Layout>> = {
  /** title, dates right; employer, place */
  'dates-right': (person) => {
    const style: Style = { variant: 0, form: 'short', dash: ' – ' }
    return {
      blocks: [
        text(person.name, true, 20, true),
        text(contact(person), false, 10, true),
        ...summary(style, person),
        ...jobs(style, person, (job) => [
          sides(job.title, dates(style, job, person), true),
          text(`${job.company}, ${place(job)}`),
          ...duties(style, job),
        ]),
        ...schools(style, person),
        ...skills(style, person),
        ...licences(style, person),
      ],
    }
  },
  /** employer, place right; title, dates right */
  'employer-first': (person) => {
    const style: Style = { variant: 1, capitals: true, form: 'long', dash: ' - ' }
    return {
      serif: true,
      wordByWord: true,
      blocks: [
        text(person.name, true, 18),
        text(contact(person, ' • ')),
        ...schools(style, person),
        ...jobs(style, person, (job) => [
          sides(job.company, place(job), true),
          sides(job.title, dates(style, job, person)),
          ...duties(style, job),
        ]),
        ...skills(style, person, true),
        ...licences(style, person),
      ],
    }
  },
  /** one line: title | employer | place | dates */
  'one-line': (person) => {
    const style: Style = { variant: 2, form: 'slash', dash: ' - ', bullet: '-' }
    return {
      blocks: [
        text(person.name.toUpperCase(), true, 16),
        text(person.email),
        text(person.phone),
        ...summary(style, person),
        ...jobs(style, person, (job) => [
          text([job.title, job.company, place(job), dates(style, job, person)].join(' | '), true),
          ...duties(style, job),
        ]),
        ...skills(style, person),
        ...schools(style, person),
      ],
    }
  },
  /** dates in a column at the left, a table */
  'dates-left': (person) => {
    const style: Style = { variant: 3, form: 'slash', dash: ' – ' }
    return {
      blocks: [
        text(person.name, true, 22),
        text(contact(person)),
        ...headed(
          style,
          person,
          'experience',
          person.jobs.map((job) => ({
            kind: 'row' as const,
            widths: [0.26, 0.74],
            cells: [
              [text(dates(style, job, person))],
              [text(job.title, true), text(`${job.company}, ${place(job)}`), ...duties(style, job)],
            ],
          })),
        ),
        ...schools(style, person),
        ...skills(style, person),
      ],
    }
  },
  /** a side column with contact and skills at the left */
  'side-left': (person) => {
    const style: Style = { variant: 0, form: 'short', dash: ' - ' }
    return {
      blocks: [
        {
          kind: 'columns',
          widths: [0.32, 0.68],
          cells: [
            [
              ...headed(style, person, 'contact', [
                text(person.phone),
                text(person.email, false, 8),
                text(place(person)),
              ]),
              ...skills(style, person, true),
              ...licences(style, person),
              ...schools(style, person).slice(0, 4),
            ],
            [
              text(person.name, true, 22),
              ...summary(style, person),
              ...jobs(style, person, (job) => [
                text(job.title, true),
                text(`${job.company} | ${place(job)}`),
                text(dates(style, job, person)),
                ...duties(style, job),
              ]),
            ],
          ],
        },
      ],
    }
  },
  /** three lines: employer, title, dates; header and footer on each page */
  'three-lines': (person) => {
    const style: Style = { variant: 4, form: 'long', dash: ' to ' }
    return {
      header: `${person.name} – Resume`,
      footer: 'Page # of ##',
      blocks: [
        text(person.name, true, 18),
        text(contact(person)),
        ...jobs(style, person, (job) => [
          text(job.company, true),
          text(job.title),
          text(dates(style, job, person)),
          ...duties(style, job),
        ]),
        ...schools(style, person),
        ...skills(style, person, true),
      ],
    }
  },
  /** "Title, Employer, City, ST — dates" in one bold line */
  commas: (person) => {
    const style: Style = { variant: 1, form: 'short', dash: ' – ' }
    return {
      blocks: [
        text(person.name, true, 18, true),
        text(contact(person, ' · '), false, 10, true),
        ...summary(style, person),
        ...jobs(style, person, (job) => [
          runs([`${job.title}, `, true], [`${job.company}, ${place(job)} — ${dates(style, job, person)}`]),
          ...duties(style, job),
        ]),
        ...licences(style, person),
        ...schools(style, person),
      ],
    }
  },
  /** dates above; title at employer */
  'dates-above': (person) => {
    const style: Style = { variant: 2, capitals: true, form: 'slash', dash: ' to ', bullet: '*' }
    return {
      blocks: [
        text(person.name, true, 14),
        text(place(person)),
        text(`Phone: ${person.phone}`),
        text(`Email: ${person.email}`),
        ...jobs(style, person, (job) => [
          text(dates(style, job, person)),
          text(`${job.title} ${person.language === 'en' ? 'at' : 'en'} ${job.company}`),
          ...duties(style, job),
        ]),
        ...skills(style, person),
        ...schools(style, person),
      ],
    }
  },
  /** as the job board's own export has it: title, "employer - place", "month year to month year", prose */
  board: (person) => {
    const style: Style = { variant: 1, form: 'long', dash: ' to ' }
    return {
      blocks: [
        text(person.name, true, 20),
        text(place(person)),
        text(person.email),
        text(person.phone),
        ...jobs(style, person, (job) => [
          text(job.title, true),
          text(`${job.company} - ${place(job)}`),
          text(dates(style, job, person)),
          text(`${job.duties.join('. ')}.`),
        ]),
        ...schools(style, person),
        ...skills(style, person, true),
      ],
    }
  },
  /** jobs without duties, one below the other */
  bare: (person) => {
    const style: Style = { variant: 4, form: 'brief', dash: ' - ' }
    return {
      blocks: [
        text(person.name, true, 16),
        text(contact(person)),
        ...headed(
          style,
          person,
          'experience',
          person.jobs.flatMap((job) => [sides(job.company, dates(style, job, person)), text(job.title)]),
        ),
        ...skills(style, person),
        ...schools(style, person),
      ],
    }
  },
}
