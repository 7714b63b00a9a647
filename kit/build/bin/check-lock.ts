#!/usr/bin/env node
// Part of `npm run lint`: refuses a package-lock.json in which a package has no integrity hash or names a registry.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lockErrors, type LockFile } from '../src/lock-file.ts'

const file = path.join(import.meta.dirname, '../../../package-lock.json')
const errors = lockErrors(JSON.parse(readFileSync(file, 'utf8')) as LockFile)
for (const error of errors) process.stderr.write(`package-lock.json: ${error}\n`)
if (errors.length > 0) {
  process.stderr.write(
    'Make it anew: move node_modules and package-lock.json away, npm install --package-lock-only.\n',
  )
  process.exit(1)
}
