import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline, Transform } from 'node:stream'
import { parseArgs } from 'node:util'
import { systemClock } from '@lunchpail/kit-service/clock'
import { runMain, type Command, type CommandIo } from '@lunchpail/kit-service/command'
import { openService } from '@lunchpail/kit-service/open-service'
import type { CsvMap } from '../src/import/csv-map.ts'
import { importFeed, importItems } from '../src/import/import-feed.ts'
import type { ItemOrFault } from '../src/import/formats/feed-item.ts'
import { readingOf } from '../src/import/reading-of.ts'
import { readIndeedXml } from '../src/import/formats/read-indeed-xml.ts'
import { readJsonLd } from '../src/import/formats/read-json-ld.ts'
import type { ImportReport } from '../src/import/import-feed.ts'
import { service } from '../src/service.ts'

const width = 28

/** A bar on one line of a terminal; says nothing where the output is a file or a pipe. */
function progressBar(label: string, output: NodeJS.WriteStream = process.stderr) {
  let drawn = ''
  const draw = (line: string) => {
    if (!output.isTTY || line === drawn) return
    drawn = line
    output.write(`\r${line}\u001b[K`)
  }
  return {
    at(done: number, of: number) {
      const share = of > 0 ? Math.min(1, done / of) : 1
      const filled = Math.round(share * width)
      draw(`${label} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.round(share * 100)}%`)
    },
    clear() {
      if (drawn) output.write('\r\u001b[K')
    },
  }
}

const usage =
  'npm run import -- --format csv --map <name> [--complete] <file>, or --format indeed-xml | json-ld --source <name> [--complete] [--show] <file>'

/** Maps of the project, by name: src/import/maps/<name>.ts */
const maps: Readonly<Record<string, () => Promise<CsvMap>>> = {
  nyc: async () => (await import('../src/import/maps/nyc.ts')).nyc,
}

/** Formats that need no map, by name. */
const readers = { 'indeed-xml': readIndeedXml, 'json-ld': readJsonLd } as const
/** Feeds that are not another publisher's. */
const takenSources = new Set([...Object.keys(maps), 'demonstration'])

async function bring(args: readonly string[], { env, out, err }: CommandIo): Promise<number> {
  const fail = (sentence: string): number => {
    err(`${sentence}\n`)
    return 1
  }
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'csv' },
      map: { type: 'string' },
      source: { type: 'string', default: '' },
      complete: { type: 'boolean', default: false },
      show: { type: 'boolean', default: false },
    },
  })
  const { format, source } = values
  const load = maps[values.map ?? '']
  const reader = Object.hasOwn(readers, format) ? readers[format as keyof typeof readers] : undefined
  const name = positionals[0]
  if (!name || positionals.length > 1) return fail(`Name one file: ${usage}`)
  if (format !== 'csv' && !reader)
    return fail(`There is no format "${format}", only csv, ${Object.keys(readers).join(' and ')}.`)
  if (reader && (!/^[a-z0-9-]{2,40}$/.test(source) || takenSources.has(source)))
    return fail(`Name the publisher by --source, in small letters and digits. ${usage}`)
  if (!reader && !load) return fail(`Name a map: ${Object.keys(maps).join(', ')}. ${usage}`)
  // npm runs scripts in the package's folder; the file is named from where the person stands.
  const file = path.resolve(env['INIT_CWD'] ?? process.cwd(), name)
  const size = await stat(file).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  )
  if (size === null) return fail(`There is no file ${file}.`)

  const reading = progressBar('Reading')
  const saving = progressBar('Saving ')
  let read = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      reading.at((read += chunk.length), size)
      done(null, chunk)
    },
  })
  const { transaction, close } = await openService(service, { ...env, LOG_LEVEL: 'warn' })
  try {
    const deps = { transaction, clock: systemClock }
    const input = pipeline(createReadStream(file), counted, () => {})
    const options = {
      complete: values.complete,
      // what is saved while it is read goes by the bar of reading
      onSaved: (saved: number, of: number | undefined) => {
        if (of !== undefined) saving.at(saved, of)
      },
    }
    const report = reader
      ? await importItems(deps, source, values.show ? shown(reader(input), out) : reader(input), options)
      : await importFeed(deps, await load!(), input, options)
    saving.clear()
    for (const line of linesOf(report, path.basename(file))) out(`${line}\n`)
    return 0
  } finally {
    saving.clear()
    await close()
  }
}

/** Tells of each item what was read of its pay and experience, for whoever checks it by eye. */
async function* shown(items: AsyncIterable<ItemOrFault>, out: CommandIo['out']): AsyncGenerator<ItemOrFault> {
  for await (const read of items) {
    const reading = 'item' in read ? readingOf(read.item) : null
    if (reading) out(`item ${read.number}: ${reading}\n`)
    yield read
  }
}

const linesOf = ({ wrong, ...counts }: ImportReport, file: string): string[] => [
  ...wrong.map(
    ({ line, number, reason }) =>
      `${file}:${line}: ${number === undefined ? '' : `item ${number}: `}${reason}`,
  ),
  `${counts.added} added, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.closed} closed, ` +
    `${wrong.length} wrong; ${counts.skipped} rows are not wanted by the map.`,
  ...(counts.waiting > 0
    ? [`${counts.waiting} ask for something that no company may ask for: npm run reports lists them.`]
    : []),
]

export const main: Command = (args, io) =>
  bring(args, io).catch((failure: unknown) => {
    io.err(`Nothing more was imported. ${failure instanceof Error ? failure.message : String(failure)}\n`)
    return 1
  })

if (import.meta.main) await runMain(main)
