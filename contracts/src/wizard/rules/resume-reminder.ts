import type { Application } from '../application.ts'
import { resumeStatus } from '../enumerations.ts'

/** The person went on without telling anything of their work, which is not to say that there is nothing. */
export const isHistorySkipped = ({
  resume_reminder,
  jobs = [],
}: Pick<Application, 'resume_reminder' | 'jobs'>): boolean => resume_reminder === 'skip' && jobs.length === 0

type WorkAnswers = Pick<Application, 'resume_reminder' | 'resume_status' | 'jobs' | 'done_adding_jobs'>

/** Nothing of the person's work is told yet, and they took back no reminder of it: there is something to remind of. */
export const isHistoryMissing = (answers: WorkAnswers): boolean =>
  !['', 'skip'].includes(answers.resume_reminder ?? 'wanted') &&
  !answers.done_adding_jobs &&
  isWithoutWork(answers)

/** No job and no resume: one can be waited for. */
const isWithoutWork = ({ resume_status, jobs = [] }: WorkAnswers): boolean =>
  jobs.length === 0 && resume_status !== resumeStatus.added

/**
 * 1 §4: the person wants to be reminded of their resume, and has told nothing of their work yet. Then they go on without it:
 * neither the work history nor what follows from it is asked, and the application waits for it before it can be sent.
 */
export const isReminded = (answers: WorkAnswers): boolean =>
  !Number.isNaN(Date.parse(answers.resume_reminder ?? '')) && isHistoryMissing(answers)
