import { openScanReader } from '../../services/wizard/src/resume/scan/scan-reader.ts'
import { defineBench } from '../bench.ts'
import { figure, type Figure } from '../measure.ts'
import { median } from '@lunchpail/kit-local/rig/quantile'
import { usedMs } from '@lunchpail/kit-local/rig/processes'
import { madeResumes, sevenOfEach, type TypeOfResume } from './made-resumes.ts'
import { openPictures, type Rendering } from './pictures.ts'
import { isWhole, printErrors, scoreOf, sum, type Score } from './score.ts'

const renderings: Readonly<Record<string, Rendering>> = {
  scan: { dotsPerInch: 200, type: 'png' },
  photo: { dotsPerInch: 220, type: 'jpeg', askew: 1, shadow: true },
}

const part = (value: number, of: number) => Math.round((1000 * value) / of) / 10

interface Size {
  readonly ofEachLayout: readonly TypeOfResume[]
  readonly layouts: number
}

/** One resume of each layout, of one page, as a scan and as a photo. */
async function measure({ ofEachLayout, layouts: most }: Size): Promise<Figure[]> {
  const pictures = await openPictures()
  const reader = openScanReader()
  const made = (await madeResumes(ofEachLayout, most)).filter(({ type }) => type === 'pdf')
  const layouts = new Map(made.map((one) => [one.name.replace(/-\d+\.pdf$/, ''), one]))
  const chosen = [...layouts.values()].slice(0, most)
  const figures: Figure[] = []
  try {
    for (const [kind, rendering] of Object.entries(renderings)) {
      const scores: Score[] = []
      const times: number[] = []
      let used = 0
      for (const { name, person, bytes } of chosen) {
        const [page, second] = await pictures.pages(bytes, rendering, 2)
        // what stands on a second page is not on the photo of the first
        if (second) continue
        const before = usedMs()
        const from = performance.now()
        const answer = await reader.read(page!)
        times.push(performance.now() - from)
        used += usedMs() - before
        const resume = 'resume' in answer ? answer.resume : null
        const score = scoreOf(person, resume)
        scores.push(score)
        if (process.env['RESUME_ERRORS'] && !isWhole(score)) printErrors(`${kind} ${name}`, person, resume)
      }
      const jobs = sum(scores, (one) => one.jobs)
      const results = {
        found: part(
          sum(scores, (one) => one.found),
          jobs,
        ),
        'exact count': part(scores.filter(({ exactCount }) => exactCount).length, scores.length),
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
      }
      console.table([{ kind, files: scores.length, jobs, ...results, seconds: median(times) / 1000 }])
      const conditions = `${scores.length} made resumes of a page, ${jobs} jobs, ${rendering.dotsPerInch} dots per inch as ${rendering.type} in the fonts of pdf.js, a new thread for each`
      figures.push(
        figure(`scans: median time of a ${kind}`, 's', 'less', median(times) / 1000, null, conditions),
        figure(
          `scans: processor time of a ${kind}`,
          's',
          'less',
          used / 1000 / times.length,
          null,
          conditions,
        ),
        ...Object.entries(results).map(([what, value]) =>
          figure(`scans: ${what}, ${kind}`, '%', 'more', value, null, conditions),
        ),
      )
    }
  } finally {
    await reader.close()
    await pictures.close()
  }
  return figures
}

export const bench = defineBench<Size>({
  full: { ofEachLayout: sevenOfEach, layouts: Infinity },
  smallest: { ofEachLayout: ['pdf'], layouts: 1 },
  measure,
})
