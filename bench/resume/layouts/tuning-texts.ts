import { bullets, sides, space, text, type Block } from '../document.ts'
import {
  contact,
  dates,
  duties,
  headed,
  isEnglish,
  jobs,
  place,
  schools,
  skills,
  summary,
  type Style,
} from './parts.ts'
import type { Layout } from './tuning.ts'

/** Layouts that the reader was tuned on: plain, long and noisy texts. */
export const tuningTexts: Readonly<Record<string, Layout>> = {
  /** headings with a colon and all in one font size, no bold; "Company: Title (dates)" */
  plain: (person) => {
    const style: Style = { variant: 2, form: 'short', dash: ' to ' }
    const h = (t: string) => text(`${t.toUpperCase()}:`)
    return {
      blocks: [
        text(person.name),
        text(place(person)),
        text(person.phone),
        text(person.email),
        space,
        h(isEnglish(person) ? 'Work Experience' : 'Experiencia laboral'),
        ...person.jobs.flatMap((job): Block[] => [
          text(`${job.company}: ${job.title} (${dates(style, job, person)})`),
          ...job.duties.map((d) => text(`- ${d}`)),
        ]),
        space,
        h(isEnglish(person) ? 'Education' : 'Educación'),
        ...person.schools.map((s) => text(`${s.name} ${s.year}`)),
        space,
        h(isEnglish(person) ? 'Skills' : 'Habilidades'),
        text(person.skills.join(', ')),
      ],
    }
  },
  /** title+dates, company+supervisor+phone lines */
  'application-form': (person) => {
    const style: Style = { variant: 1, form: 'slash', dash: ' - ' }
    return {
      blocks: [
        text(person.name, true, 16),
        text(contact(person)),
        ...jobs(style, person, (job) => [
          sides(job.company, dates(style, job, person), true),
          text(place(job)),
          text(job.title, true),
          ...(isEnglish(person) ? [text('Supervisor: Pat Reed, (555) 555-0100')] : []),
          ...duties(style, job),
        ]),
        ...schools(style, person),
        ...skills(style, person),
      ],
    }
  },
  /** summary bullets with "10 years (2010 - 2020)" noise and awards with years */
  noise: (person) => {
    const style: Style = { variant: 0, form: 'long', dash: ' – ' }
    return {
      footer: 'Page #',
      blocks: [
        text(person.name, true, 18),
        text(contact(person)),
        ...headed(
          style,
          person,
          'summary',
          bullets([
            'Over 10 years of experience from 2010 to 2020 in warehouses',
            'Employee of the month in May 2018',
          ]),
        ),
        ...jobs(style, person, (job) => [
          text(job.company, true),
          sides(job.title, dates(style, job, person)),
          ...bullets([
            ...job.duties,
            'Promoted in March 2019 after three months',
            'Handled a peak season from November 2018 to January 2019 without an accident',
          ]),
        ]),
        ...schools(style, person),
        ...skills(style, person),
      ],
    }
  },
  /** title (bold) — company on one line with dates in next col; wide docx like tabs; 3 pages due to long duties */
  long: (person) => {
    const style: Style = { variant: 3, form: 'short', dash: ' – ' }
    const long = (d: string) =>
      `${d}, and worked with the team of the next shift so that orders which had come in late were picked, checked and shipped on the same day without mistakes or damage`
    return {
      header: `${person.name}  |  ${person.phone}`,
      blocks: [
        text(person.name, true, 18),
        text(contact(person)),
        ...summary(style, person),
        ...jobs(style, person, (job) => [
          sides(`${job.title}, ${job.company}`, dates(style, job, person), true),
          ...bullets([...job.duties, ...job.duties].map(long)),
        ]),
        ...schools(style, person),
        ...skills(style, person),
      ],
    }
  },
  /** paragraphs of prose as duties wrapped over several lines */
  'prose-long': (person) => {
    const style: Style = { variant: 1, form: 'short', dash: ' – ' }
    return {
      blocks: [
        text(person.name, true, 18),
        text(contact(person)),
        ...jobs(style, person, (job) => [
          text(job.title, true),
          text(`${job.company}, ${place(job)}`),
          text(dates(style, job, person)),
          text([...job.duties, ...job.duties, ...job.duties].join('. ') + '.'),
        ]),
        ...schools(style, person),
        ...skills(style, person),
      ],
    }
  },
  /** side column right w/ dates col in main, and header contact in a docx header */
  'shaded-side': (person) => {
    const style: Style = { variant: 4, capitals: true, form: 'slash', dash: ' - ' }
    return {
      blocks: [
        text(person.name, true, 26),
        {
          kind: 'columns',
          widths: [0.3, 0.7],
          cells: [
            [
              ...headed(style, person, 'contact', [
                text(person.phone),
                text(person.email, false, 8),
                text(place(person)),
              ]),
              ...schools(style, person),
              ...skills(style, person, true),
            ],
            [
              ...summary(style, person),
              ...jobs(style, person, (job) => [
                sides(job.title, dates(style, job, person), true),
                text(`${job.company}, ${place(job)}`),
                ...duties(style, job),
              ]),
            ],
          ],
        },
      ],
    }
  },
}
