#!/usr/bin/env node
// Goes back to an earlier release of one microfrontend: `rollback.ts mf-jobs [version]`.
import path from 'node:path'
import { findRemotes } from '../src/remotes.ts'
import { rollBack } from '../src/release.ts'
import { operatorsTarget } from './operators-target.ts'

const [name, version] = process.argv.slice(2)
const names = findRemotes(path.join(import.meta.dirname, '../../..'))
const fail = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

if (name === undefined || !names.includes(name))
  fail(`Which one? npm run rollback -- ${names.join(' | ')} [version]`)
else
  try {
    const back = await rollBack(name, version, await operatorsTarget(process.env))
    process.stdout.write(`${name} ${back.version} is live again\n`)
  } catch (error) {
    fail((error as Error).message)
  }
