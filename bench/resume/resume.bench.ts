import { openResumeReader } from '../../services/wizard/src/resume/resume-reader.ts'
import { defineBench } from '../bench.ts'
import { figure, type Figure } from '../measure.ts'
import { median } from '@lunchpail/kit-local/rig/quantile'
import { usedMs } from '@lunchpail/kit-local/rig/processes'
import { madeResumes, sevenOfEach, type TypeOfResume } from './made-resumes.ts'
import { curveOf } from './curve.ts'
import { measurePublic } from './public/measure-public.ts'
import { isWhole, printErrors, scoreOf, sum, type Score } from './score.ts'

interface Size {
  readonly ofEachLayout: readonly TypeOfResume[]
  /** of each set */
  readonly layouts: number
}

/** How much of resumes with known truth is read, and how fast. What went wrong is printed where RESUME_ERRORS is set. */
async function measure({ ofEachLayout, layouts }: Size): Promise<Figure[]> {
  const made = await madeResumes(ofEachLayout, layouts)
  const reader = openResumeReader()
  const times: number[] = []
  let used = 0
  const results: {
    readonly set: string
    readonly type: string
    readonly score: Score
    readonly reached: boolean
  }[] = []
  try {
    for (const { bytes } of made.slice(0, 10)) await reader.read(bytes)
    const before = usedMs()
    for (const { name, set, type, person, bytes } of made) {
      const from = performance.now()
      const answer = await reader.read(bytes)
      times.push(performance.now() - from)
      const resume = 'resume' in answer ? answer.resume : null
      const score = scoreOf(person, resume)
      results.push({
        set,
        type,
        score,
        reached: resume?.email?.value === person.email && resume.phone?.value === person.phone,
      })
      if (process.env['RESUME_ERRORS'] && !isWhole(score)) printErrors(`${set} ${name}`, person, resume)
    }
    used = (usedMs() - before) / made.length
    await measurePublic(reader)
  } finally {
    await reader.close()
  }
  const rows = (['tuning', 'test'] as const).flatMap((set) =>
    (['pdf', 'docx', 'doc', 'all'] as const).map((type) => {
      const own = results.filter((one) => one.set === set && (type === 'all' || one.type === type))
      const scores = own.map(({ score }) => score)
      const jobs = sum(scores, (one) => one.jobs)
      const part = (value: number, of: number) => Math.round((1000 * value) / of) / 10
      return {
        set,
        type,
        files: own.length,
        jobs,
        found: part(
          sum(scores, (one) => one.found),
          jobs,
        ),
        'exact count': part(scores.filter(({ exactCount }) => exactCount).length, own.length),
        title: part(
          sum(scores, (one) => one.titles),
          jobs,
        ),
        company: part(
          sum(scores, (one) => one.companies),
          jobs,
        ),
        dates: part(
          sum(scores, (one) => one.dates),
          jobs,
        ),
        name: part(scores.filter(({ named }) => named).length, own.length),
        contact: part(own.filter(({ reached }) => reached).length, own.length),
      }
    }),
  )
  console.table(rows)
  console.table(curveOf(results.flatMap(({ score }) => score.judged)))
  const conditions = `${made.length} made resumes of 52 layouts, 10 of them only for the test, one warm thread`
  const test = rows.find(({ set, type }) => set === 'test' && type === 'all')!
  return [
    figure('resume: median time of a file', 'ms', 'less', median(times), null, conditions),
    figure('resume: processor time of a file', 'ms', 'less', used, null, conditions),
    ...(['found', 'exact count', 'title', 'company', 'dates'] as const).map((name) =>
      figure(`resume: ${name}, layouts of the test`, '%', 'more', test[name], null, conditions),
    ),
  ]
}

export const bench = defineBench<Size>({
  full: { ofEachLayout: sevenOfEach, layouts: Infinity },
  smallest: { ofEachLayout: ['pdf', 'docx', 'doc'], layouts: 2 },
  measure,
})
