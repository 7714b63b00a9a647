import { sides, space, text, type Block } from '../document.ts'
import type { Person, TrueJob } from '../person.ts'
import { contact, isEnglish, duties, headed, jobs, place, schools, skills, type Style } from './parts.ts'
import type { Layout } from './tuning.ts'
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const dated = (v: string, f: (y: number, month: number) => string) =>
  f(Number(v.slice(0, 4)), Number(v.slice(5)))
const rangeOf = (job: TrueJob, f: (y: number, month: number) => string, dash: string, now = 'Present') =>
  `${dated(job.start, f)}${dash}${job.end ? dated(job.end, f) : now}`
const resumeOf = (person: Person, style: Style, each: (job: TrueJob) => Block[]) => ({
  blocks: [
    text(person.name, true, 18),
    text(contact(person)),
    ...jobs(style, person, each),
    ...schools(style, person),
    ...skills(style, person),
  ],
})
const style: Style = { variant: 0, form: 'short', dash: ' – ' }
/** Layouts of other dates, tables and forms that the reader was tuned on. */
export const tuningDates: Readonly<Record<string, Layout>> = {
  'brackets-place': (person) =>
    resumeOf(person, style, (job) => [
      text(`${job.title}, ${job.company} (${place(job)})`, true),
      text(rangeOf(job, (year, month) => `${monthNames[month - 1]} ${year}`, '–')),
      ...duties(style, job),
    ]),
  'dash-dates': (person) =>
    resumeOf(person, { ...style, variant: 1 }, (job) => [
      text(
        `${job.company} – ${place(job)} – ${rangeOf(job, (year, month) => `${month}/${year}`, ' to ')}`,
        true,
      ),
      text(job.title),
      text(`Duties: ${job.duties.join(', ')}.`),
    ]),
  'grid-from-to': (person) => ({
    blocks: [
      text(person.name, true, 18),
      text(contact(person)),
      ...headed(style, person, 'experience', [
        {
          kind: 'row',
          widths: [0.32, 0.32, 0.18, 0.18],
          cells: [
            [text(isEnglish(person) ? 'Employer' : 'Empresa', true)],
            [text(isEnglish(person) ? 'Position' : 'Puesto', true)],
            [text(isEnglish(person) ? 'From' : 'Desde', true)],
            [text(isEnglish(person) ? 'To' : 'Hasta', true)],
          ],
        },
        ...person.jobs.map((job): Block => ({
          kind: 'row',
          widths: [0.32, 0.32, 0.18, 0.18],
          cells: [
            [text(job.company)],
            [text(job.title)],
            [text(dated(job.start, (year, month) => `${String(month).padStart(2, '0')}/${year}`))],
            [
              text(
                job.end
                  ? dated(job.end, (year, month) => `${String(month).padStart(2, '0')}/${year}`)
                  : 'Present',
              ),
            ],
          ],
        })),
      ]),
      ...schools(style, person),
      ...skills(style, person),
    ],
  }),
  corners: (person) =>
    resumeOf(person, { ...style, variant: 3 }, (job) => [
      sides(
        job.title,
        rangeOf(job, (year, month) => `${monthNames[month - 1]}. ${year}`, ' - '),
        true,
      ),
      sides(job.company, place(job)),
      ...duties(style, job),
    ]),
  numbered: (person) => ({
    blocks: [
      text(person.name, true, 18),
      text(contact(person)),
      ...headed(
        style,
        person,
        'experience',
        person.jobs.flatMap((job, i) => [
          text(
            `${i + 1}. ${job.title} – ${job.company} – ${rangeOf(job, (year, month) => `${monthNames[month - 1]} ${year}`, ' to ')}`,
          ),
          ...duties(style, job),
        ]),
      ),
      ...schools(style, person),
      ...skills(style, person),
    ],
  }),
  decorated: (person) => ({
    blocks: [
      text(person.name, true, 18),
      text(contact(person)),
      text(`---- ${isEnglish(person) ? 'EXPERIENCE' : 'EXPERIENCIA'} ----`),
      ...person.jobs.flatMap((job) => [
        space,
        text(job.company, true),
        text(
          `${job.title}  |  ${rangeOf(job, (year, month) => `${monthNames[month - 1]!.toUpperCase()} '${String(year).slice(2)}`, ' – ', 'PRESENT')}`,
        ),
        ...duties(style, job),
      ]),
      space,
      text(`---- ${isEnglish(person) ? 'EDUCATION' : 'EDUCACIÓN'} ----`),
      ...person.schools.map((s) => text(`${s.name}, ${s.year}`)),
    ],
  }),
  dots: (person) =>
    resumeOf(person, style, (job) => [
      text(
        `${rangeOf(job, (year, month) => `${String(month).padStart(2, '0')}.${year}`, ' – ')}  ${job.company}`,
      ),
      text(job.title, true),
      ...duties(style, job),
    ]),
  'mon-yy': (person) =>
    resumeOf(person, style, (job) => [
      sides(
        `${job.company}, ${job.title}`,
        rangeOf(job, (year, month) => `${monthNames[month - 1]}-${String(year).slice(2)}`, ' to '),
      ),
      ...duties(style, job),
    ]),
  mdyy: (person) =>
    resumeOf(person, style, (job) => [
      text(`${job.title}`),
      text(`${job.company}, ${place(job)}`),
      text(rangeOf(job, (year, month) => `${month}/15/${String(year).slice(2)}`, ' - ')),
      ...duties(style, job),
    ]),
  'month-day': (person) =>
    resumeOf(person, style, (job) => [
      text(`${job.title} @ ${job.company}`, true),
      text(rangeOf(job, (year, month) => `${monthNames[month - 1]} 3, ${year}`, ' – ')),
      ...duties(style, job),
    ]),
  form: (person) =>
    resumeOf(person, style, (job) => [
      text(job.company, true),
      text(`1200 Main St, ${job.city}, ${job.state} 75001`),
      text('(555) 555-0119'),
      text(`${isEnglish(person) ? 'Job Title' : 'Puesto'}: ${job.title}`),
      text(
        `${isEnglish(person) ? 'Hired' : 'Inicio'}: ${dated(job.start, (year, month) => `${month}/${year}`)}   ${isEnglish(person) ? 'Left' : 'Fin'}: ${job.end ? dated(job.end, (year, month) => `${month}/${year}`) : 'Present'}`,
      ),
      ...duties(style, job),
    ]),
  'comma-range': (person) =>
    resumeOf(person, style, (job) => [
      text(
        `${job.company}, ${place(job)}, ${rangeOf(job, (year, month) => `${monthNames[month - 1]} ${year}`, '-')}`,
      ),
      text(job.title, true),
      ...duties({ ...style, bullet: '▪' }, job),
    ]),
}
