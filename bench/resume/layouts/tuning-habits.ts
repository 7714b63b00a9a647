import { sides, space, text, type Block } from '../document.ts'
import {
  contact,
  isEnglish,
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
    const es = !isEnglish(person)
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
            isEnglish(person)
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
}
