import { minuteMs } from '@lunchpail/contracts/durations'
import type { getResume as contract, ResumeReading } from '@lunchpail/contracts/wizard/api'
import { resumeParse, type ResumeProblem, type ResumeState } from '@lunchpail/contracts/wizard/enumerations'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import type { StoredReading } from './resume-answers.ts'
import { findResume } from './find-resume.ts'

/** 1 §9: no candidate waits for longer than the flag lives. Is it read later after all, the history is filled in then. */
const isGivenUp = (savedAt: Date | null, now: Date): boolean =>
  savedAt !== null && now.getTime() - savedAt.getTime() > resumeParse.flagMinutes * minuteMs

export const getResume =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const row = await findResume(database, caller.account.id)
    if (!row) return { status: 200, body: { resume: null } }
    const {
      jobs = 0,
      schools = 0,
      doubts = [],
      licences = [],
      unread_pages = [],
    } = row.reading as StoredReading
    const isWaiting = row.state === 'queued' || row.state === 'reading'
    const late = isWaiting && isGivenUp(row.savedAt, clock.now())
    const resume: ResumeReading = {
      location: row.location,
      file_name: row.fileName,
      bytes: row.bytes,
      state: late ? 'failed' : (row.state as ResumeState),
      problem: late ? 'unreadable' : (row.problem as ResumeProblem | null),
      jobs,
      schools,
      doubts,
      licences,
      unread_pages,
    }
    return { status: 200, body: { resume } }
  }
