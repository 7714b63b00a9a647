import { chmodSync, mkdirSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const gibibyte = 1024 ** 3
/** the number of tmpfs in Linux, whose files are in memory */
const tmpfs = 0x01021994

/** What decides where tests keep their files. */
export interface Place {
  /** undefined where there is no such folder */
  readonly memory: { readonly type: number; readonly free: number } | undefined
  /** for this process, whatever limits it */
  readonly availableMemory: number
  /** the folder that was asked for */
  readonly asked: string | undefined
}

const memoryFolder = '/dev/shm'

const here = (): Place => {
  let memory: Place['memory']
  try {
    const { type, bavail, bsize } = statfsSync(memoryFolder)
    memory = { type, free: bavail * bsize }
  } catch {
    // not on this system
  }
  return { memory, availableMemory: process.availableMemory(), asked: process.env.TMPDIR }
}

/**
 * In memory where there is plenty: on a disk's file system, the hundreds of files that a database is made of take several times
 * the processor's time to make and to delete, and tests make dozens of databases.
 */
export const temporaryRoot = ({ memory, availableMemory, asked }: Place = here()): string => {
  const fits = memory?.type === tmpfs && memory.free >= 3 * gibibyte && availableMemory >= 6 * gibibyte
  return fits && !asked ? memoryFolder : tmpdir()
}

/** A folder for one run of the tests, and in it one for the temporary files of everything that the run starts. */
export const testFolder = (): string => {
  const folder = mkdtempSync(path.join(temporaryRoot(), 'lunchpail-test-'))
  const temporary = path.join(folder, 'tmp')
  mkdirSync(temporary)
  // PostgreSQL may run as another user, who passes through
  for (const each of [folder, temporary]) chmodSync(each, 0o711)
  // Windows has other names for it
  process.env.TMPDIR = temporary
  return folder
}
