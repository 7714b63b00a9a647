import { runs, sides, text } from '../document.ts'
import {
  contact,
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
import type { Layout } from './tuning.ts'

/** More layouts that the reader was tuned on. */
export const tuningMore: Readonly<Record<string, Layout>> = {
  /** employer (dates) / title, place */
  'dates-in-brackets': (person) => {
    const style: Style = { variant: 3, form: 'short', dash: ' - ' }
    return {
      blocks: [
        text(person.name, true, 18),
        text(contact(person)),
        ...summary(style, person),
        ...jobs(style, person, (job) => [
          text(`${job.company} (${dates(style, job, person)})`, true),
          text(`${job.title}, ${place(job)}`),
          ...duties(style, job),
        ]),
        ...schools(style, person),
        ...licences(style, person),
      ],
    }
  },
  /** a side column at the right */
  'side-right': (person) => {
    const style: Style = { variant: 0, capitals: true, form: 'slash', dash: ' – ' }
    return {
      blocks: [
        text(person.name, true, 24),
        text(person.jobs[0]!.title, false, 12),
        {
          kind: 'columns',
          widths: [0.66, 0.34],
          cells: [
            jobs(style, person, (job) => [
              text(job.company, true),
              sides(job.title, dates(style, job, person)),
              ...duties(style, job),
            ]),
            [
              ...headed(style, person, 'contact', [
                text(person.phone),
                text(person.email, false, 8),
                text(place(person)),
              ]),
              ...skills(style, person, true),
              ...schools(style, person),
            ],
          ],
        },
      ],
    }
  },
  /** title – employer – place, and the dates in a line below */
  dashes: (person) => {
    const style: Style = { variant: 1, form: 'long', dash: ' – ', bullet: '▪' }
    return {
      serif: true,
      blocks: [
        text(person.name, true, 17, true),
        text(contact(person, ' ▪ '), false, 10, true),
        ...jobs(style, person, (job) => [
          text(`${job.title} – ${job.company} – ${place(job)}`, true),
          text(dates(style, job, person)),
          ...duties(style, job),
        ]),
        ...schools(style, person),
        ...skills(style, person, true),
      ],
    }
  },
  /** a table of three columns: dates, employer and place, title */
  table: (person) => {
    const style: Style = { variant: 2, form: 'slash', dash: '-' }
    return {
      blocks: [
        text(person.name, true, 15),
        text(contact(person)),
        ...headed(
          style,
          person,
          'experience',
          person.jobs.map((job) => ({
            kind: 'row' as const,
            widths: [0.25, 0.4, 0.35],
            cells: [[text(dates(style, job, person))], [text(job.company, true)], [text(job.title)]],
          })),
        ),
        ...schools(style, person),
        ...skills(style, person),
      ],
    }
  },
  /** labels before each field */
  labels: (person) => {
    const style: Style = { variant: 2, form: 'long', dash: ' - ' }
    const en = person.language === 'en'
    return {
      blocks: [
        text(`${en ? 'Name' : 'Nombre'}: ${person.name}`),
        text(`${en ? 'Phone' : 'Teléfono'}: ${person.phone}`),
        text(`Email: ${person.email}`),
        ...jobs(style, person, (job) => [
          text(`${en ? 'Employer' : 'Empresa'}: ${job.company}`),
          text(`${en ? 'Position' : 'Puesto'}: ${job.title}`),
          text(`${en ? 'Dates' : 'Fechas'}: ${dates(style, job, person)}`),
          ...duties(style, job),
        ]),
        ...schools(style, person),
      ],
    }
  },
  /** title and place right, employer and dates right, running header */
  'four-corners': (person) => {
    const style: Style = { variant: 3, capitals: true, form: 'short', dash: ' — ' }
    return {
      header: person.email,
      footer: '#',
      blocks: [
        text(person.name, true, 20, true),
        text(contact(person, '  •  '), false, 10, true),
        ...summary(style, person),
        ...skills(style, person),
        ...jobs(style, person, (job) => [
          sides(job.title, place(job), true),
          sides(job.company, dates(style, job, person)),
          ...duties(style, job),
        ]),
        ...schools(style, person),
        ...licences(style, person),
      ],
    }
  },
  /** dates, then "employer, place" and title below */
  'dates-first': (person) => {
    const style: Style = { variant: 4, form: 'iso', dash: ' – ' }
    return {
      wordByWord: true,
      blocks: [
        text(person.name, true, 16),
        text(contact(person, ', ')),
        ...jobs(style, person, (job) => [
          runs([`${dates(style, job, person)}   `], [job.company, true]),
          text(`${job.title}, ${place(job)}`),
          ...duties(style, job),
        ]),
        ...licences(style, person),
        ...schools(style, person),
      ],
    }
  },
  /** employer once, its dates at the end of the title's line, prose without bullets */
  prose: (person) => {
    const style: Style = { variant: 0, form: 'long', dash: ' through ' }
    return {
      blocks: [
        text(person.name, true, 13),
        text(contact(person)),
        ...summary(style, person),
        ...jobs(style, person, (job) => [
          text(`${job.company}, ${place(job)}`, true),
          text(
            `${job.title}, ${dates({ ...style, dash: person.language === 'en' ? ' through ' : ' a ' }, job, person)}`,
          ),
          text(`${job.duties.join('. ')}.`),
        ]),
        ...skills(style, person),
        ...schools(style, person),
      ],
    }
  },
}
