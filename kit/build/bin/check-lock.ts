#!/usr/bin/env node
// Part of `npm run lint`: refuses a package-lock.json that lacks a hash or a platform, or names a registry.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lockErrors, type LockFile } from '../src/lock-file.ts'

const cwd = path.join(import.meta.dirname, '../../..')
const files = globSync('{,bench/**/,kit/**/}package-lock.json', {
  cwd,
  exclude: (folder) => path.basename(folder) === 'node_modules',
})
const errors = files.flatMap((file) =>
  lockErrors(JSON.parse(readFileSync(path.join(cwd, file), 'utf8')) as LockFile).map(
    (error) => `${file}: ${error}`,
  ),
)
for (const error of errors) process.stderr.write(`${error}\n`)
if (errors.length > 0) {
  process.stderr.write(
    'Make it anew: move node_modules and package-lock.json away, npm install --package-lock-only.\n',
  )
  process.exit(1)
}
