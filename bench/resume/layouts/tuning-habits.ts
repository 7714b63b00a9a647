import { bullets, sides, space, text, type Block } from '../document.ts'
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
import type { Layout } from './tuning.ts'

const contact = (person: Person, sign = ' | '): string =>
  [person.phone, person.email, place(person)].join(sign)
const en = (person: Person) => person.language === 'en'
/** Layouts of other habits that the reader was tuned on. */
export const tuningHabits: Readonly<Record<string, Layout>> = {
  /** "Employer | Dates" then "Title"; no place; no bullets but short lines as duties */
  'short-duties': (person) => {
    const style: Style = { variant: 0, form: 'short', dash: ' - ' }
    return {
      blocks: [
        text(person.name, true, 18),
        text(contact(person)),
        ...jobs(style, person, (job) => [
          text(`${job.company} | ${dates(style, job, person)}`, true),
          text(job.title),
          ...job.duties.map((d) => text(d)),
        ]),
        ...schools(style, person),
        ...skills(style, person),
      ],
    }
  },
  /** title line, then "Employer · place · dates" */
  middots: (person) => {
    const style: Style = { variant: 3, form: 'short', dash: ' – ' }
    return {
      blocks: [
        text(person.name, true, 22),
        text(contact(person, ' · ')),
        ...summary(style, person),
        ...jobs(style, person, (job) => [
          text(job.title, true, 11),
          text(`${job.company} · ${place(job)} · ${dates(style, job, person)}`, false, 9),
          ...duties(style, job),
        ]),
        ...skills(style, person),
        ...schools(style, person),
      ],
    }
  },
  /** place before dates at right: "Employer            City, ST | dates"; title below */
  'right-both': (person) => {
    const style: Style = { variant: 1, form: 'slash', dash: '–' }
    return {
      serif: true,
      blocks: [
        text(person.name, true, 22, true),
        text(contact(person), false, 10, true),
        ...jobs(style, person, (job) => [
          sides(job.company, `${place(job)} | ${dates(style, job, person)}`, true),
          text(job.title),
          ...duties(style, job),
        ]),
        ...schools(style, person),
        ...licences(style, person),
      ],
    }
  },
  /** heading in left column, content at right (row per section) */
  'heads-left': (person) => {
    const style: Style = { variant: 0, form: 'long', dash: ' – ' }
    const es = !en(person)
    return {
      blocks: [
        text(person.name, true, 20),
        text(contact(person)),
        {
          kind: 'row',
          widths: [0.22, 0.78],
          cells: [
            [text(es ? 'Experiencia' : 'Experience', true)],
            person.jobs.flatMap((job): Block[] => [
              sides(job.title, dates(style, job, person), true),
              text(`${job.company}, ${place(job)}`),
              ...duties(style, job),
              space,
            ]),
          ],
        },
        {
          kind: 'row',
          widths: [0.22, 0.78],
          cells: [
            [text(es ? 'Educación' : 'Education', true)],
            person.schools.map((s) => text(`${s.name}, ${s.degree}, ${s.year}`)),
          ],
        },
        {
          kind: 'row',
          widths: [0.22, 0.78],
          cells: [[text(es ? 'Habilidades' : 'Skills', true)], [text(person.skills.join(', '))]],
        },
      ],
    }
  },
  /** dates on the left inline with tab, title - company on same line */
  hanging: (person) => {
    const style: Style = { variant: 2, form: 'slash', dash: ' - ' }
    return {
      blocks: [
        text(person.name.toUpperCase(), true, 14, true),
        text(contact(person, '   '), false, 10, true),
        ...headed(
          { ...style, capitals: true },
          person,
          'experience',
          person.jobs.flatMap((job): Block[] => [
            {
              kind: 'row',
              widths: [0.25, 0.75],
              cells: [[text(dates(style, job, person))], [text(`${job.title}, ${job.company}`, true)]],
            },
            ...duties(style, job),
          ]),
        ),
        ...schools(style, person),
        ...skills(style, person),
      ],
    }
  },
  /** day-month-year dates, "From: To:" */
  'from-to': (person) => {
    const f = (v: string) => `${v.slice(5)}/15/${v.slice(0, 4)}`
    const style: Style = { variant: 4, form: 'slash', dash: ' - ' }
    return {
      blocks: [
        text(person.name, true, 16),
        text(contact(person)),
        ...jobs(style, person, (job) => [
          text(`${job.title}`, true),
          text(job.company),
          text(
            en(person)
              ? `From: ${f(job.start)} To: ${job.end ? f(job.end) : 'Present'}`
              : `De: ${f(job.start)} A: ${job.end ? f(job.end) : 'Presente'}`,
          ),
          ...duties(style, job),
        ]),
        ...schools(style, person),
        ...skills(style, person),
      ],
    }
  },
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
        h(en(person) ? 'Work Experience' : 'Experiencia laboral'),
        ...person.jobs.flatMap((job): Block[] => [
          text(`${job.company}: ${job.title} (${dates(style, job, person)})`),
          ...job.duties.map((d) => text(`- ${d}`)),
        ]),
        space,
        h(en(person) ? 'Education' : 'Educación'),
        ...person.schools.map((s) => text(`${s.name} ${s.year}`)),
        space,
        h(en(person) ? 'Skills' : 'Habilidades'),
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
          ...(en(person) ? [text('Supervisor: Pat Reed, (555) 555-0100')] : []),
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
