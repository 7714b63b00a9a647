import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline, Transform } from 'node:stream'
import { parseArgs } from 'node:util'
import { systemClock } from '@lunchpail/kit-service/clock'
import { openService } from '@lunchpail/kit-service/open-service'
import type { CsvMap } from '../src/import/csv-map.ts'
import { importFeed, importItems } from '../src/import/import-feed.ts'
import { readIndeedXml } from '../src/import/read-indeed-xml.ts'
import { readJsonLd } from '../src/import/read-json-ld.ts'
import type { ImportReport } from '../src/import/import-feed.ts'
import { service } from '../src/service.ts'
import { progressBar } from './progress-bar.ts'

const usage =
  'npm run import -- --format csv --map <name> [--complete] <file>, or --format indeed-xml | json-ld --source <name> [--complete] <file>'

/** Maps of the project, by name: src/import/maps/<name>.ts */
const maps: Readonly<Record<string, () => Promise<CsvMap>>> = {
  nyc: async () => (await import('../src/import/maps/nyc.ts')).nyc,
}

/** Formats that need no map, by name. */
const readers = { 'indeed-xml': readIndeedXml, 'json-ld': readJsonLd } as const
/** Feeds that are not another publisher's. */
const takenSources = new Set([...Object.keys(maps), 'demonstration'])

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'csv' },
      map: { type: 'string' },
      source: { type: 'string', default: '' },
      complete: { type: 'boolean', default: false },
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
  const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name)
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
  const { transaction, close } = await openService(service, { ...process.env, LOG_LEVEL: 'warn' })
  try {
    const deps = { transaction, clock: systemClock }
    const input = pipeline(createReadStream(file), counted, () => {})
    const options = {
      complete: values.complete,
      onSaved: (saved: number, of: number) => saving.at(saved, of),
    }
    const report = reader
      ? await importItems(deps, source, reader(input), options)
      : await importFeed(deps, await load!(), input, options)
    saving.clear()
    print(report, path.basename(file))
  } finally {
    saving.clear()
    await close()
  }
}

function print({ wrong, ...counts }: ImportReport, file: string): void {
  for (const { line, reason } of wrong) process.stdout.write(`${file}:${line}: ${reason}\n`)
  process.stdout.write(
    `${counts.added} added, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.closed} closed, ` +
      `${wrong.length} wrong; ${counts.skipped} rows are not wanted by the map.\n`,
  )
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

try {
  await main()
} catch (failure) {
  fail(`Nothing more was imported. ${failure instanceof Error ? failure.message : String(failure)}`)
}
