import { runs, sides, space, text } from '../document.ts'
import { headed, jobs, licences, place, schools, skills, dates, type Style } from './parts.ts'
import type { Layout } from './tuning.ts'

/**
 * Written when the reader was whole, and read by it before anything was fixed: what people fill in for agencies and offices.
 */
export const tuningLater: Readonly<Record<string, Layout>> = {
  /** as an office of the government asks for it: hours, pay and the supervisor beside each job */
  government: (person) => {
    const style: Style = { variant: 0, form: 'slash', dash: ' - ' }
    return {
      blocks: [
        text(person.name, true, 16),
        text(place(person)),
        text(`Mobile: ${person.phone}`),
        text(`Email: ${person.email}`),
        ...jobs(style, person, (job) => [
          text(job.company, true),
          text(`${place(job)} United States`),
          space,
          sides(dates(style, job, person), 'Hours per week: 40'),
          text(job.title, true),
          text('Salary: $18.50 USD Per Hour'),
          text('Duties, Accomplishments and Related Skills:'),
          ...job.duties.map((duty) => text(`${duty}.`)),
          text('Supervisor: Pat Doe (555-010-0199)'),
          text('Okay to contact this Supervisor: Yes'),
        ]),
        ...schools(style, person),
        ...skills(style, person),
      ],
    }
  },
  /** as a staffing agency's form has it: a grid with a row for each job, and why it ended */
  agency: (person) => {
    const style: Style = { variant: 1, form: 'brief', dash: ' to ' }
    const widths = [0.22, 0.3, 0.28, 0.2]
    return {
      blocks: [
        text(person.name, true, 18),
        text([person.phone, person.email, place(person)].join(' • ')),
        ...headed(style, person, 'experience', [
          {
            kind: 'row' as const,
            widths,
            cells: ['Dates', 'Employer', 'Position', 'Location'].map((title) => [text(title, true)]),
          },
          ...person.jobs.flatMap((job) => [
            {
              kind: 'row' as const,
              widths,
              cells: [dates(style, job, person), job.company, job.title, place(job)].map((cell) => [
                text(cell, false, 9),
              ]),
            },
          ]),
        ]),
        ...licences(style, person),
        ...schools(style, person),
      ],
    }
  },
  /** plain sentences below each job, and why it ended */
  plain: (person) => {
    const style: Style = { variant: 2, form: 'long', dash: ' / ' }
    return {
      serif: true,
      blocks: [
        text(person.name, true, 14, true),
        text(`${place(person)}   ${person.phone}   ${person.email}`, false, 10, true),
        ...jobs(style, person, (job) => [
          runs([job.title, true], [` (${job.company} — ${place(job)})`]),
          text(dates(style, job, person)),
          text(`${job.duties.join('. ')}.`),
          text('Reason for leaving: moved. References on request.'),
        ]),
        ...skills(style, person),
        ...schools(style, person),
      ],
    }
  },
}
