import { test } from './layouts/test.ts'
import { tuningDates } from './layouts/tuning-dates.ts'
import { tuningLater } from './layouts/tuning-later.ts'
import { tuningHabits } from './layouts/tuning-habits.ts'
import { tuningTexts } from './layouts/tuning-texts.ts'
import { tuningMore } from './layouts/tuning-more.ts'
import { tuning } from './layouts/tuning.ts'
import { personOf, type Person } from './person.ts'
import { randomOf } from './random.ts'
import { writeDoc } from './write-doc.ts'
import { writeDocx } from './write-docx.ts'
import { writePdf } from './write-pdf.ts'

export type TypeOfResume = 'pdf' | 'docx' | 'doc'

export interface MadeResume {
  readonly name: string
  readonly set: 'tuning' | 'test'
  readonly type: TypeOfResume
  readonly person: Person
  readonly bytes: Buffer
}

const writers = { pdf: writePdf, docx: writeDocx, doc: writeDoc }

/** A layout that tells years alone says as much of its dates. */
const inYears = (person: Person): Person => ({
  ...person,
  jobs: person.jobs.map((job) => ({
    ...job,
    start: `${job.start.slice(0, 4)}-01`,
    end: job.end && `${job.end.slice(0, 4)}-12`,
  })),
})

/** Of each layout, as they are recorded. */
export const sevenOfEach: readonly TypeOfResume[] = ['pdf', 'pdf', 'pdf', 'pdf', 'docx', 'docx', 'doc']

/** So many of each layout, or of the first ones of each set, of which every fourth is Spanish. The same ones in every run. */
export async function madeResumes(types: readonly TypeOfResume[], most = Infinity): Promise<MadeResume[]> {
  const made: MadeResume[] = []
  let seed = 12
  for (const [set, layouts] of [
    ['tuning', { ...tuning, ...tuningMore, ...tuningHabits, ...tuningTexts, ...tuningDates, ...tuningLater }],
    ['test', test],
  ] as const)
    for (const [layout, write] of Object.entries(layouts).slice(0, most))
      for (const [index, type] of types.entries()) {
        seed += 1
        const whole = personOf(randomOf(seed), index % 4 === 1 ? 'es' : 'en', set)
        const person = layout.startsWith('years') ? inYears(whole) : whole
        made.push({
          name: `${layout}-${index + 1}.${type}`,
          set,
          type,
          person,
          bytes: await writers[type](write(person)),
        })
      }
  return made
}
