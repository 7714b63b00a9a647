import type { Task } from 'graphile-worker'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import type { FileScanner } from '../../files/file-scanner.ts'
import { contactOfResume } from './contact-of-resume.ts'
import type { ScanReader } from '../scan/scan-reader.ts'
import { problemOf } from '../unreadable-resume.ts'
import { removeIfForgotten } from '../uploads/read-resume.ts'
import { answerOf, removeRefused, wholeFile } from '../uploads/stored-file.ts'

const payload = z.object({ location: z.string() })

/** An attempt that ends the process leaves no word: after it the file waits for the account. */
const maxAttempts = 2

interface Reading extends Pick<Deps, 'database' | 'store'> {
  readonly scanner: FileScanner | null
  readonly reader: Pick<ScanReader, 'readText'>
}

type Outcome = Awaited<ReturnType<ScanReader['readText']>>

/** `later`: a picture waits for the account, and so does what could not be read now. */
const stateOf = (outcome: Outcome): { readonly state: string; readonly problem?: string } =>
  'unreadable' in outcome
    ? { state: 'failed', problem: problemOf(outcome.unreadable) }
    : outcome.resume
      ? { state: 'read' }
      : { state: 'later' }

/** Name, email and phone for the sign-up. Jobs and schools are read once there is an account that has them. */
export const readVisitorResume =
  ({ database, store, scanner, reader }: Reading): Task =>
  async (input, { job }) => {
    const { location } = payload.parse(input)
    const row = await database.visitorResume.findFirst({ where: { location, state: 'reading' } })
    if (!row || !store) return
    const given = job.attempts > maxAttempts
    const outcome: Outcome = given
      ? { scan: null }
      : await answerOf(await wholeFile(store, row), { store, scanner, location, reader })
    await removeRefused(store, row, outcome)
    const contact = 'resume' in outcome && outcome.resume ? contactOfResume(outcome.resume) : []
    await database.visitorResume.updateMany({
      where: { location, state: 'reading' },
      data: { ...stateOf(outcome), contact },
    })
    // taken or gone meanwhile
    if (!(await database.visitorResume.findUnique({ where: { location } })))
      await removeIfForgotten(location, { database, store })
  }
