import { randomBytes } from 'node:crypto'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import type { Tx } from '../../database.ts'
import { baseSections, mergeDraft, versionsOf } from '../../applicant/merge-draft.ts'
import { addressWith, answersOf, type StoredReading } from './resume-answers.ts'
import { withoutSections } from '../../applicant/section-value.ts'
import { findApplicantOfDraft } from '../../applicant/find-applicant.ts'
import type { Answer } from '../reader-answer.ts'
import type { ClearedByResume } from '../../draft/follow-resume.ts'
import { saveDraft } from '../../draft/save-draft.ts'
import { problemOf } from '../unreadable-resume.ts'
import { schoolsWith, schoolsWithout, type FilledSchool } from './schools-with.ts'

interface FilledIn {
  readonly location: string
  readonly accountId: string
  readonly answer: Answer
  readonly now: Date
}

/** Three characters, none of them twice. */
function referenceIds(): () => string {
  const given = new Set<string>()
  return () => {
    for (;;) {
      const id = (randomBytes(2).readUInt16BE() % 36 ** 3).toString(36).padStart(3, '0')
      if (!given.has(id)) return (given.add(id), id)
    }
  }
}

/**
 * Writes what was read into the draft of its person, under a version of its own, so that a page that is open merges it, or what the
 * resume had cleared where nothing could be read. Jobs that were entered meanwhile stay, and then none is filled in; the schools
 * of the resume before give way to those of this one. Refuses with `conflict` where the draft was saved in between.
 */
export async function fillInResume(tx: Tx, { location, accountId, answer, now }: FilledIn): Promise<void> {
  await lockAccount(tx, accountId)
  const waiting = await tx.resume.findUnique({ where: { location }, select: { state: true, reading: true } })
  if (waiting?.state !== 'reading') return
  const { cleared, filled = [] } = waiting.reading as StoredReading
  // where nothing can be read, the schools of the resume before stay until the next one
  const reading = 'resume' in answer ? await fillIn(tx, accountId, answer.resume, filled, now) : { filled }
  if (!('resume' in answer) && cleared) await putBack(tx, accountId, cleared, now)
  const problem = 'resume' in answer ? null : problemOf(answer.unreadable)
  await tx.resume.update({
    where: { location },
    data: { state: problem ? 'failed' : 'read', problem, reading },
  })
}

/** Whether there is room for jobs: none were entered meanwhile. */
const isFree = ({ jobs = [], done_adding_jobs }: ClearedByResume): boolean =>
  jobs.length === 0 && !done_adding_jobs

async function putBack(tx: Tx, accountId: string, cleared: ClearedByResume, now: Date): Promise<void> {
  if (isFree(cleared)) return
  const { applicant } = await findApplicantOfDraft(tx, undefined, accountId, now)
  const { application: sections } = baseSections(applicant.edits, applicant.sections)
  if (applicant.application === null || !isFree(sections)) return
  await saveSections(tx, accountId, applicant, { ...applicant.application, ...cleared }, now)
}

async function saveSections(
  tx: Tx,
  accountId: string,
  applicant: Awaited<ReturnType<typeof findApplicantOfDraft>>['applicant'],
  sent: Application,
  now: Date,
): Promise<void> {
  const { edits } = mergeDraft(sent, applicant, versionsOf(applicant.sections), now)
  const { version } = applicant
  await saveDraft(tx, { accountId, version, application: withoutSections(sent), edits, now })
}

async function fillIn(
  tx: Tx,
  accountId: string,
  resume: Extract<Answer, { resume: unknown }>['resume'],
  former: FilledSchool[],
  now: Date,
): Promise<StoredReading> {
  const read = answersOf(resume, utcDay(now), referenceIds())
  const { licences } = read
  const unread_pages = [...(resume.unreadPages ?? [])]
  const { applicant } = await findApplicantOfDraft(tx, undefined, accountId, now)
  const { application: sections } = baseSections(applicant.edits, applicant.sections)
  // It was sent meanwhile.
  if (applicant.application === null) return { licences, unread_pages, filled: former }
  const jobs = isFree(sections) ? read.jobs : []
  const { schools, filled } = schoolsWith(schoolsWithout(sections.schools ?? [], former), read.schools)
  const sent = {
    ...applicant.application,
    ...(jobs.length > 0 && { jobs, gaps: [], done_adding_jobs: false }),
    ...addressWith(sections, resume),
    ...(read.schools.length + former.length > 0 && { schools }),
  }
  await saveSections(tx, accountId, applicant, sent, now)
  const doubts = jobs.length > 0 ? read.doubts : []
  return { licences, unread_pages, doubts, jobs: jobs.length, schools: read.schools.length, filled }
}
