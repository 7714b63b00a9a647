import type { ResumeReader } from '../../../services/wizard/src/resume/resume-reader.ts'
import { curveOf } from '../curve.ts'
import { isWhole, printErrors, scoreOf, sum, type Score } from '../score.ts'
import { publicResumes, type PublicResume } from './public-resume.ts'

const folder = process.env['PUBLIC_RESUMES']

const countsOf = (half: string, scores: readonly Score[]) => ({
  half,
  files: scores.length,
  jobs: sum(scores, (one) => one.jobs),
  found: sum(scores, (one) => one.found),
  'exact count': scores.filter(({ exactCount }) => exactCount).length,
  title: sum(scores, (one) => one.titles),
  company: sum(scores, (one) => one.companies),
  start: sum(scores, (one) => one.starts),
  dates: sum(scores, (one) => one.dates),
  name: scores.filter(({ named }) => named).length,
})

/** Resumes from elsewhere, in counts: they are not kept here, so PUBLIC_RESUMES names a folder that has them. */
export async function measurePublic(reader: ResumeReader): Promise<void> {
  if (folder === undefined) {
    console.log('PUBLIC_RESUMES names no folder: the resumes of bench/resume/public/files.tsv are not read.')
    return
  }
  const scores: Record<PublicResume['half'], Score[]> = { first: [], second: [], later: [] }
  for (const { name, half, known, bytes } of await publicResumes(folder)) {
    const answer = await reader.read(bytes)
    const resume = 'resume' in answer ? answer.resume : null
    const score = scoreOf(known, resume)
    scores[half].push(score)
    if (process.env['RESUME_ERRORS'] && !isWhole(score)) printErrors(name, known, resume)
  }
  console.table(Object.entries(scores).map(([half, own]) => countsOf(half, own)))
  console.table(curveOf(Object.values(scores).flatMap((own) => own.flatMap(({ judged }) => judged))))
}
