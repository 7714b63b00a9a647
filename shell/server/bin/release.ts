#!/usr/bin/env node
// Releases one microfrontend: `release.ts mf-jobs` builds it, checks it against what is live and makes it live; with
// `--share 10` for one visitor in ten, until `--share 100` or a rollback.
// Its pages and slots are looked at before, in the browser that CHROMIUM_PATH names; `--without-browser` leaves that out.
// `release.ts mf-jobs --good` says of what is live that it works, so that rollbacks go there.
// `release.ts --list`, or `release.ts mf-jobs --list`: which releases there are, with when, from which commit and by whom.
// `release.ts --all-builds` makes every build live that the registry does not know yet, as an image of the shell brings them; those
// of other repositories stay as they are.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { nouns } from '@lunchpail/contracts/noun'
import { readRegistry } from '@lunchpail/kit-build/releases/edit-registry'
import { listReleases } from '@lunchpail/kit-build/releases/list-releases'
import { findRemotes } from '@lunchpail/kit-build/remotes'
import { markGood, releaseAllBuilds, releaseBuild } from '@lunchpail/kit-build/releases/release'
import { readersMayLeave } from '@lunchpail/kit-service/command'
import { repository } from '@lunchpail/kit-service/repository'
import { operatorsTarget } from '../../../kit/build/bin/operators-target.ts'
import { beforeLive } from '../before-live/before-live.ts'
import { byRenderer } from '../before-live/by-renderer.ts'
import { inBrowser } from '../before-live/in-browser.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const fail = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const build = (name: string) => {
  const turbo = path.join(repository, 'node_modules/.bin/turbo')
  const { status } = existsSync(turbo)
    ? spawnSync(turbo, ['run', 'build', `--filter=@lunchpail/${name}`], { cwd: repository, stdio: 'inherit' })
    : spawnSync('npm', ['run', 'build'], { cwd: path.join(repository, name), stdio: 'inherit' })
  if (status !== 0) fail(`${name} does not build, so nothing was released`)
}

readersMayLeave()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'all-builds': { type: 'boolean' },
    good: { type: 'boolean' },
    list: { type: 'boolean' },
    share: { type: 'string', default: '100' },
    'without-browser': { type: 'boolean' },
  },
})
const [what] = positionals
const share = Number(values.share)
if (!Number.isInteger(share) || share < 1 || share > 100) fail('--share is a whole number from 1 to 100')
const names = findRemotes(repository)
const chromium = process.env['CHROMIUM_PATH'] || undefined
const ways = values['without-browser'] ? [byRenderer] : [byRenderer, inBrowser(chromium)]
/** The microfrontend of a noun that contracts know may be another repository's. */
const stays = (name: string) => nouns.some((noun) => name === `mf-${noun}`)
try {
  const places = await operatorsTarget(process.env)
  const target = { ...places, beforeLive: beforeLive(ways) }
  if (values.list) listReleases(await readRegistry(places.store), what).forEach(print)
  else if (values['all-builds']) {
    const released = await releaseAllBuilds(repository, target, new Date(), { stays })
    for (const { name, version } of released) print(`${name} ${version} is live`)
  } else if (values.good && what !== undefined && names.includes(what)) {
    print(`${what} ${(await markGood(what, places)).version} is good: rollbacks go there`)
  } else if (what !== undefined && names.includes(what)) {
    build(what)
    const { version } = await releaseBuild(path.join(repository, what, 'dist'), target, new Date(), share)
    print(`${what} ${version} is live${share < 100 ? ` for ${share} of 100 visitors` : ''}`)
  } else fail(`Which one? npm run release -- ${names.join(' | ')}`)
} catch (error) {
  fail(`Not released: ${(error as Error).message}`)
}
