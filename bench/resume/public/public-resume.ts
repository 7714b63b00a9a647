import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { KnownResume } from '../score.ts'
import { people } from './people.ts'

export interface PublicResume {
  readonly name: string
  /** the reader is mended by the first half; the second is read when that is done, and the later ones were read after both */
  readonly half: 'first' | 'second' | 'later'
  readonly known: KnownResume
  readonly bytes: Uint8Array
}

const list = new URL('./files.tsv', import.meta.url)

interface Listed {
  readonly whose: string
  readonly isLater: boolean
}

/**
 * Whose resume is in a file, by its SHA-256. Each row names that, then the repository, its commit, the hash, the path there, and
 * whether it was added later.
 */
async function listed(): Promise<ReadonlyMap<string, Listed>> {
  const rows = (await readFile(list, 'utf8')).trim().split('\n')
  return new Map(
    rows.map((row) => {
      const [whose, , , hash, , later] = row.split('\t') as [string, string, string, string, string, string?]
      return [hash, { whose, isLater: later !== undefined }]
    }),
  )
}

/** Those of the list that lie in a folder, under whatever name. */
export async function publicResumes(folder: string): Promise<PublicResume[]> {
  const files = await listed()
  const names = (await readdir(folder)).toSorted()
  const found = await Promise.all(
    names.map(async (name): Promise<PublicResume | null> => {
      const bytes = new Uint8Array(await readFile(path.join(folder, name)))
      const hash = createHash('sha256').update(bytes).digest('hex')
      const file = files.get(hash)
      const known = people.get(file?.whose ?? '')
      const isEven = Number.parseInt(hash.at(-1)!, 16) % 2 === 0
      const half = file?.isLater ? 'later' : isEven ? 'first' : 'second'
      return known ? { name, half, known, bytes } : null
    }),
  )
  return found.filter((one) => one !== null)
}
