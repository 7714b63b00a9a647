import { lockAccount } from '@lunchpail/kit-database/lock-account'
import type { Task } from 'graphile-worker'
import { enqueue } from '@lunchpail/kit-service/enqueue'
import * as z from 'zod/mini'
import { deleteObjects } from '../../files/delete-objects.ts'
import { fillInResume } from './fill-in-resume.ts'
import { enqueueForgetting, idleSince, readingAttempts } from '../../draft/follow-resume.ts'
import { untilNoConflict } from '../../draft/until-no-conflict.ts'
import type { Deps } from '../../deps.ts'
import type { FileScanner } from '../../files/file-scanner.ts'
import { partKeys } from '../../files/upload-keys.ts'
import type { Answer } from '../reader-answer.ts'
import type { ScanReader } from '../scan/scan-reader.ts'
import { unreadableReasons } from '../unreadable-resume.ts'
import { answerOf, removeRefused, wholeFile } from './stored-file.ts'

const payload = z.object({ location: z.string() })

interface Reading extends Pick<Deps, 'database' | 'transaction' | 'clock' | 'store'> {
  readonly scanner: FileScanner | null
  readonly reader: Pick<ScanReader, 'readText' | 'readPicture'>
}

/** An attempt that ends the process leaves no word: after so many the file is given up. */
const maxAttempts = 4

/** One at a time, and one of the worker's slots: whoever sends noise keeps only those waiting who send pictures. */
const scanQueue = 'scans'

/**
 * Puts the parts of a resume together, reads it and fills in the application. Whatever a stop leaves undone is done by
 * the next attempt. What has to be looked at as a picture takes many times as long, and waits for its turn.
 */
export const readResume =
  ({ database, transaction, clock, store, scanner, reader }: Reading): Task =>
  async (input, { job }) => {
    const { location } = payload.parse(input)
    const waiting = { location, state: { in: ['queued', 'reading'] } }
    await database.resume.updateMany({ where: waiting, data: { state: 'reading' } })
    const row = await database.resume.findFirst({ where: { location, state: 'reading' } })
    if (!row) return removeIfForgotten(location, { database, store })
    const answer =
      job.attempts > maxAttempts || !store
        ? { unreadable: 'damaged' as const }
        : await answerOf(await wholeFile(store, row), { store, scanner, location, reader })
    if ('scan' in answer)
      return transaction((tx) =>
        enqueue(
          tx,
          'read-scan',
          { location, instead: answer.scan },
          { key: `scan:${location}`, attempts: readingAttempts, queue: scanQueue },
        ),
      )
    await keepAnswer({ database, transaction, clock, store }, row, answer)
  }

const scan = z.object({ location: z.string(), instead: z.nullable(z.enum([...unreadableReasons, 'text'])) })

/** Reads as a picture what the task before found to be none of text. */
export const readScan =
  ({ database, transaction, clock, store, reader }: Omit<Reading, 'scanner'>): Task =>
  async (input, { job }) => {
    const { location, instead } = scan.parse(input)
    const row = await database.resume.findFirst({ where: { location, state: 'reading' } })
    if (!row) return removeIfForgotten(location, { database, store })
    const file = job.attempts > maxAttempts || !store ? null : await wholeFile(store, row)
    const answer: Answer = file ? await reader.readPicture(file, instead) : { unreadable: 'damaged' }
    await keepAnswer({ database, transaction, clock, store }, row, answer)
  }

/** Fills in the application, and removes the parts, which are one object by now. */
async function keepAnswer(
  { database, transaction, clock, store }: Omit<Reading, 'reader' | 'scanner'>,
  {
    location,
    accountId,
    bytes,
  }: { readonly location: string; readonly accountId: string; readonly bytes: number },
  answer: Answer,
): Promise<void> {
  await untilNoConflict(() =>
    transaction((tx) => fillInResume(tx, { location, accountId, answer, now: clock.now() })),
  )
  if (!store) return
  await removeRefused(store, { location, bytes }, answer)
  for (const key of partKeys(location, bytes)) await store.remove(key)
  await removeIfForgotten(location, { database, store })
}

/**
 * A row that was deleted while its file was put together took only the objects that were there by then: what came after it goes
 * here.
 */
export async function removeIfForgotten(
  location: string,
  { database, store }: Pick<Deps, 'database' | 'store'>,
): Promise<void> {
  if (!(await database.resume.findUnique({ where: { location } }))) await store?.remove(location)
}

const upload = z.object({ location: z.string(), bytes: z.number() })

/**
 * A day after its addresses were signed: deletes what was sent and never saved with an application, or by a visitor who did not
 * sign up, and whatever else was put at those addresses.
 */
export const forgetUpload =
  ({ database, store }: Pick<Deps, 'database' | 'store'>): Task =>
  async (input) => {
    const { location, bytes } = upload.parse(input)
    await database.resume.deleteMany({ where: { location, state: 'sent' } })
    await database.visitorResume.deleteMany({ where: { location } })
    for (const key of partKeys(location, bytes)) await store?.remove(key)
    // what was read for a visitor is put together already
    await removeIfForgotten(location, { database, store })
  }

/** Deletes a resume whose person did nothing for 24 months; asks again later where they did. */
export const forgetResume =
  ({ transaction, clock }: Pick<Deps, 'transaction' | 'clock'>): Task =>
  async (input) => {
    const { location } = payload.parse(input)
    await transaction(async (tx) => {
      const row = await tx.resume.findUnique({ where: { location } })
      if (!row?.savedAt) return
      const { accountId } = row
      await lockAccount(tx, accountId)
      const draft = await tx.draft.findUnique({ where: { accountId }, select: { updatedAt: true } })
      const active = draft && draft.updatedAt > row.savedAt ? draft.updatedAt : row.savedAt
      if (active > idleSince(clock.now())) return enqueueForgetting(tx, location, active)
      await tx.resume.delete({ where: { location } })
      await deleteObjects(tx, [row])
    })
  }

const keys = z.object({ keys: z.array(z.string()) })

export const deleteObjectsTask =
  ({ store }: Pick<Deps, 'store'>): Task =>
  async (input) => {
    for (const key of keys.parse(input).keys) await store?.remove(key)
  }
