// By hand, so that it runs on the transaction of a save, which is not Prisma's (docs/decisions/13).
import type { Application } from '@lunchpail/contracts/wizard/application'
import { resumeStatus } from '@lunchpail/contracts/wizard/enumerations'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { enqueue } from '@lunchpail/kit-service/enqueue'
import { deleteObjects } from '../files/delete-objects.ts'
import { dayMs } from '@lunchpail/contracts/durations'

type Saved = Pick<Application, 'resume_status' | 'resume_location'>
/** What a resume clears (1 §2.11), and what comes back where nothing can be read of it. */
export type ClearedByResume = Pick<Application, 'jobs' | 'gaps' | 'done_adding_jobs'>

/** The resume that an application names; empty where it names none. */
const named = (application: Saved | null): string =>
  application?.resume_status === resumeStatus.added ? (application.resume_location ?? '') : ''

const isNewResume = (application: Saved, stored: Saved | null): boolean =>
  named(application) !== named(stored) && named(application) !== ''

/** 1 §2.11: a resume that was sent and is saved now clears the jobs that were entered. */
export async function withoutJobsBefore(
  tx: Pick<Transaction, '$queryRawUnsafe'>,
  accountId: string,
  application: Application,
  stored: Application | null,
): Promise<Application> {
  if (!isNewResume(application, stored)) return application
  const sent = await tx.$queryRawUnsafe(
    `select 1 from resume where account_id = $1::uuid and location = $2 and state = 'sent'`,
    accountId,
    named(application),
  )
  return Array.isArray(sent) && sent.length > 0
    ? { ...application, jobs: [], gaps: [], done_adding_jobs: false }
    : application
}

/** Of the queue: the last is some four minutes after the first, as long as a page waits. */
export const readingAttempts = 6

/**
 * Starts to read the resume that a save names for the first time, and deletes the one that it no longer names. `before` is what the
 * person had entered by then. The schools that the former filled in are known to the new one, which takes their place.
 */
export async function followResume(
  tx: Transaction,
  accountId: string,
  application: Saved,
  stored: Saved | null,
  before: ClearedByResume,
  now: Date,
): Promise<void> {
  const location = named(application)
  if (location === named(stored)) return
  const { jobs = [], gaps = [], done_adding_jobs = false } = before
  const started =
    location !== '' &&
    (await tx.$executeRawUnsafe(
      `update resume set state = 'queued', saved_at = $3::timestamptz, reading = $4::jsonb || coalesce((
         select jsonb_build_object('filled', former.reading -> 'filled') from resume former
         where former.account_id = $1::uuid and former.location <> $2 and former.state <> 'sent'
           and former.reading ? 'filled'
         order by former.saved_at desc limit 1
       ), '{}')
       where account_id = $1::uuid and location = $2 and state = 'sent'`,
      accountId,
      location,
      now.toISOString(),
      JSON.stringify({ cleared: { jobs, gaps, done_adding_jobs } }),
    )) > 0
  if (location !== '' && !started) return
  const former = await tx.$queryRawUnsafe<{ location: string; bytes: number }[]>(
    `delete from resume where account_id = $1::uuid and location <> $2 and state <> 'sent'
     returning location, bytes`,
    accountId,
    location,
  )
  await deleteObjects(tx, former)
  if (!started) return
  await enqueue(tx, 'read-resume', { location }, { key: `resume:${location}`, attempts: readingAttempts })
  await enqueueForgetting(tx, location, now)
}

const idleDays = 730

export const idleSince = (now: Date): Date => new Date(now.getTime() - idleDays * dayMs)

/** A resume is kept for 24 months after the last time that its person did something in the application. */
export const enqueueForgetting = (tx: Transaction, location: string, active: Date): Promise<void> =>
  enqueue(
    tx,
    'forget-resume',
    { location },
    {
      key: `idle:${location}`,
      attempts: readingAttempts,
      runAt: new Date(active.getTime() + idleDays * dayMs),
    },
  )
