import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { defineBench, type BenchRun } from '../bench.ts'
import { forkScript, nextMessage } from '@lunchpail/kit-local/rig/children'
import { withDatabase } from '@lunchpail/kit-local/rig/database'
import { figure, type Figure } from '../measure.ts'
import { usedHereMs, usedMs } from '@lunchpail/kit-local/rig/processes'
import { feedOf, type FeedPlace } from './feed.ts'

interface Size {
  readonly postings: number
}

interface Imported {
  readonly seconds: number
  /** milliseconds of processor time of the import itself, from its start on */
  readonly processor: number
  /** bytes that it held, every tenth of a second */
  readonly memory: readonly number[]
  readonly output: string
}

const script = path.join(import.meta.dirname, 'import-once.ts')
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)

/** Milliseconds of all processes of this bench, but for its own. */
const usedByOthers = (): number => usedMs() - usedHereMs()

/** Imports a feed and then the same once more, of which nothing may change. The part `import:20000` is so many postings. */
async function measure(size: Size, { servers, parts }: BenchRun): Promise<Figure[]> {
  const env = await servers()
  const postings = parts.length > 0 ? Number(parts[0]) : size.postings
  const folder = mkdtempSync(path.join(tmpdir(), 'lunchpail-feed-'))
  const file = path.join(folder, 'feed.xml')
  const own = { ...process.env, ...env }
  const bring = async () => {
    const before = usedByOthers()
    const child = forkScript(script, own, '--format', 'indeed-xml', '--source', 'bench', file)
    const imported = await nextMessage<Imported>(child)
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
    return { ...imported, all: usedByOthers() - before }
  }
  try {
    // the first import of a new database fills the table of places, which is not measured
    await pipeline(Readable.from(feedOf(0, [])), createWriteStream(file))
    await bring()
    const places = await withDatabase(env['DATABASE_URL_JOBS']!, async (client) => {
      const { rows } = await client.query<FeedPlace>(
        "select zip, city, state from place where city <> '' order by md5(zip) limit 4001",
      )
      return rows
    })
    await pipeline(Readable.from(feedOf(postings, places)), createWriteStream(file))
    const first = await bring()
    if (!first.output.startsWith(`${postings} added, 0 changed, 0 unchanged`))
      throw new Error(first.output.slice(0, 500))
    const again = await bring()
    if (!again.output.startsWith(`0 added, 0 changed, ${postings} unchanged`))
      throw new Error(again.output.slice(0, 500))
    const { length } = first.memory
    const [begun, middle, end] = [
      first.memory[Math.floor(length / 10)]!,
      first.memory[Math.floor(length / 2)]!,
      first.memory.at(-1)!,
    ]
    const conditions = `a feed of ${postings.toLocaleString('en')} jobs into an empty database; ${first.seconds.toFixed(1)} s; ${(
      first.processor / postings
    ).toFixed(
      2,
    )} ms of the import and ${((first.all - first.processor) / postings).toFixed(2)} ms of PostgreSQL each, starting up included`
    return [
      figure('import: new, processor time of a job', 'ms', 'less', first.all / postings, null, conditions),
      figure(
        'import: unchanged, processor time of a job',
        'ms',
        'less',
        again.all / postings,
        first.all / postings,
        `the same feed once more, ${again.seconds.toFixed(1)} s; the baseline is the first time`,
      ),
      figure(
        'import: memory at the end',
        'MB',
        'less',
        megabytes(end),
        megabytes(begun),
        `resident, of the import of new jobs; ${megabytes(middle)} in the middle, ${megabytes(Math.max(...first.memory))} at most; the baseline is after a tenth of its time`,
      ),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const bench = defineBench<Size>({
  full: { postings: 1_000_000 },
  smallest: { postings: 60 },
  measure,
})
