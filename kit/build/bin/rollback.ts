#!/usr/bin/env node
// Goes back to an earlier release of one microfrontend: `rollback.ts mf-jobs [version]`. Without a version: from a trial to
// what is live, else to the last that is marked good, and of none that is to the one before.
import { repository } from '../../service/src/repository.ts'
import { rolledBackTo } from '../src/releases/list-releases.ts'
import { findRemotes } from '../src/remotes.ts'
import { rollBack } from '../src/releases/release.ts'
import { operatorsTarget } from './operators-target.ts'

const [name, version] = process.argv.slice(2)
const names = findRemotes(repository)
const fail = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

if (name === undefined || !names.includes(name))
  fail(`Which one? npm run rollback -- ${names.join(' | ')} [version]`)
else
  try {
    const back = await rollBack(name, version, await operatorsTarget(process.env))
    process.stdout.write(`${rolledBackTo(name, back)}\n`)
  } catch (error) {
    fail(`Not rolled back: ${(error as Error).message}`)
  }
