#!/usr/bin/env node
// `npm run pack -- FOLDER`: the contracts and the kit as packages, for teams whose code is elsewhere; refused where a version
// would give something else than it did. `--record` notes what the versions of now give, once they are published.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { assemble } from '../src/packages/assemble.ts'
import { compile } from '../src/packages/compile.ts'
import { packages } from '../src/packages/packages.ts'
import { allVersionReasons, exportsNow, formatRecord, recordFile } from '../src/packages/recorded-exports.ts'

const root = path.join(import.meta.dirname, '../../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' } },
})
const [folder] = positionals

function pack(output: string, work: string): number {
  const reasons = allVersionReasons(root, work)
  if (reasons.length > 0) {
    process.stderr.write(`Nothing was packed:\n${reasons.map((reason) => `  ${reason}\n`).join('')}`)
    return 1
  }
  const folders = packages.map((one) => {
    const target = path.join(work, 'packages', one.folder.replaceAll('/', '-'))
    assemble(root, one, work, target)
    return target
  })
  mkdirSync(output, { recursive: true })
  const args = ['pack', ...folders, '--pack-destination', output, '--ignore-scripts', '--loglevel=error']
  return spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
}

const work = mkdtempSync(path.join(tmpdir(), 'pack-'))
try {
  if (folder === undefined && !values.record) throw new Error('Where to? npm run pack -- FOLDER')
  compile(root, work)
  if (values.record)
    for (const one of packages)
      writeFileSync(path.join(root, one.folder, recordFile), formatRecord(exportsNow(root, one.folder, work)))
  // npm runs it in the repository, and the folder is the caller's
  if (folder !== undefined) process.exitCode = pack(path.resolve(process.env['INIT_CWD'] ?? '', folder), work)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  rmSync(work, { recursive: true })
}
