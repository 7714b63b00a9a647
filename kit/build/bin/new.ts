#!/usr/bin/env node
// `npm run new -- service|remote|endpoint|step|field|event …`: writes the files of a new one. Recipes: CONTRIBUTING.md.
import path from 'node:path'
import { makeNew } from '../src/new/run.ts'

try {
  const files = makeNew(path.join(import.meta.dirname, '../../..'), process.argv.slice(2))
  process.stdout.write(`${files.toSorted().join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
