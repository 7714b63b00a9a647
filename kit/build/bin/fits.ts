#!/usr/bin/env node
// Whether a release of a service may run beside what is live: `fits.ts jobs`, before it is rolled out. `fits.ts jobs --apply` also
// gives it what it needs at NATS, where everything else fits.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { nouns, type Noun } from '@lunchpail/contracts/noun'
import { connectNats } from '../../events/src/nats.ts'
import { permissionDifference, withNeeded } from '../../events/src/permitted-subjects.ts'
import { sampleEvents } from '../../events/src/sample-events.ts'
import { runMain, type Command } from '../../service/src/command.ts'
import type { ServiceConfig } from '../../service/src/config.ts'
import { consumesOf } from '../../service/src/consumes.ts'
import { natsConfig, natsSettings } from '../../service/src/environment.ts'
import { ownSchemas } from '../../service/src/own-schemas.ts'
import { publishesOf } from '../../service/src/publishes.ts'
import { serviceFolder } from '../../service/src/repository.ts'
import type { ServiceDefinition } from '../../service/src/service.ts'
import { claimRoutes } from '../../service/src/service-routes.ts'
import { sitePermissions } from '../../service/src/site-permissions.ts'
import { readRegistry } from '../src/releases/edit-registry.ts'
import { readAllLive } from '../src/releases/read-releases.ts'
import type { ReleaseTarget } from '../src/releases/release.ts'
import { serviceIncompatibilities } from '../src/releases/service-compatibility.ts'
import { schemasOfService, serviceSchemas } from '../src/releases/service-schemas.ts'
import { operatorsTarget } from './operators-target.ts'

type Definition = ServiceDefinition<ServiceConfig>

const usage = `npm run fits -- ${nouns.join(' | ')} [--apply]\n`
/** Of each type of events, this many are read as the release would. */
const sampled = 200
const isNoun = (name: string): name is Noun => (nouns as readonly string[]).includes(name)

const definitionOf = async (noun: Noun): Promise<Definition> => {
  const file = path.join(serviceFolder(noun), 'src/service.ts')
  const { service } = (await import(pathToFileURL(file).href)) as { service: Definition }
  return service
}

/** Why live microfrontends, consumers and producers and this release do not go together. */
const besideOthers = async (definition: Definition, target: ReleaseTarget): Promise<string[]> => {
  const { noun, routes = [] } = definition
  const { live, onTrial } = await readAllLive(target.store, await readRegistry(target.store))
  const authorize = target.authorize
  const instances = await target.instances?.()
  const others = await Promise.all(
    nouns
      .filter((other) => other !== noun)
      .map(async (other) => {
        const url = target.services[other]
        const asked =
          url && authorize ? serviceSchemas(other, url, authorize, instances?.get(other)) : undefined
        return [other, await asked] as const
      }),
  )
  const own = ownSchemas({
    endpoints: routes.map(({ endpoint }) => endpoint),
    publishes: publishesOf(definition),
    consumes: consumesOf(definition),
  })
  const reasons = serviceIncompatibilities(
    { noun, ...z.parse(schemasOfService, { instance: '', ...own }) },
    {
      remotes: [...new Set([...live, ...onTrial])].map((one) => one.descriptor),
      services: Object.fromEntries(others.map(([other, heard]) => [other, heard?.instances])),
    },
  )
  return [...others.flatMap(([, heard]) => heard?.unheard ?? []), ...reasons]
}

interface InStreams {
  readonly reasons: readonly string[]
  readonly looked: number
}

/** Which addresses are another's, and which events of the last 30 days this release cannot read: its own, and what it consumes. */
const inStreams = async (definition: Definition, env: NodeJS.ProcessEnv): Promise<InStreams> => {
  const nats = connectNats({ ...natsSettings(natsConfig(env)), name: 'operator' })
  try {
    if (!(await nats.tried()))
      throw new Error(nats.refused() ? 'NATS refuses these credentials' : 'NATS cannot be reached')
    const claim = claimRoutes(definition.noun, definition.routes ?? [], await nats.routes.read())
    const taken = claim.refused.map(
      ({ name, method, path: at, holder }) => `${name} wants ${method} ${at}, which is ${holder}'s`,
    )
    const events = [...new Set([...publishesOf(definition), ...consumesOf(definition)])]
    const samples = await Promise.all(
      events.map(async (event) => ({ event, ...(await sampleEvents(nats, event, sampled)) })),
    )
    const unreadable = samples.flatMap(({ event: { type }, looked, unreadable: found }) =>
      found.length === 0
        ? []
        : [
            `it cannot read ${found.length} of ${looked} ${type}: number ${found[0]!.sequence}, ${found[0]!.reason}`,
          ],
    )
    return {
      reasons: [...taken, ...unreadable],
      looked: samples.reduce((sum, { looked }) => sum + looked, 0),
    }
  } finally {
    await nats.close()
  }
}

interface Permissions {
  readonly reasons: readonly string[]
  readonly notes: readonly string[]
  /** Gives the release what it needs. */
  readonly apply: () => void
}

/** What the server's file of permissions lacks for this release. */
const atNats = async (noun: Noun, env: NodeJS.ProcessEnv): Promise<Permissions> => {
  const { NATS_PERMISSIONS_FILE: file, NATS_PID_FILE: pidFile } = env
  const nothing = { notes: [], apply: () => {} }
  if (!file)
    return { ...nothing, reasons: ['what NATS permits is not known: NATS_PERMISSIONS_FILE is missing'] }
  const [served, needed] = [readFileSync(file, 'utf8'), await sitePermissions()]
  const { missing, left } = permissionDifference(served, needed, noun)
  const fitting = withNeeded(served, needed, noun)
  if (fitting === undefined) return { ...nothing, reasons: [`NATS has no user ${noun}`] }
  return {
    reasons: missing.map(({ kind, subject }) => `NATS does not let it ${kind} ${subject}`),
    notes: left.map(({ kind, subject }) => `NATS still lets it ${kind} ${subject}, for the release before`),
    apply: () => {
      writeFileSync(`${file}.new`, fitting)
      renameSync(`${file}.new`, file)
      if (pidFile) process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGHUP')
    },
  }
}

const list = (reasons: readonly string[]): string => reasons.map((reason) => `  ${reason}\n`).join('')

export const main: Command = async (args, { env, out, err }) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { apply: { type: 'boolean', default: false } },
  })
  const [noun = '', ...more] = positionals
  if (!isNoun(noun) || more.length > 0) {
    err(usage)
    return 2
  }
  try {
    const definition = await definitionOf(noun)
    const target = await operatorsTarget(env)
    // before NATS is reached: to load every service takes this process seconds in which it hears nothing
    const permissions = await atNats(noun, env)
    const others = await besideOthers(definition, target)
    const streams = await inStreams(definition, env)
    const reasons = [...others, ...streams.reasons]
    const applies = values.apply && reasons.length === 0 && permissions.reasons.length > 0
    if (applies) permissions.apply()
    out(list(permissions.notes))
    if (reasons.length > 0 || (permissions.reasons.length > 0 && !applies)) {
      err(`${noun} does not fit to what is live:\n${list([...reasons, ...permissions.reasons])}`)
      if (reasons.length === 0) err(`npm run fits -- ${noun} --apply permits it\n`)
      return 1
    }
    if (applies) out(`NATS permits it now:\n${list(permissions.reasons)}`)
    out(`${noun} fits to what is live; ${streams.looked} events of the last 30 days were read\n`)
    return 0
  } catch (failure) {
    err(`Not compared: ${(failure as Error).message}\n`)
    return 1
  }
}

if (import.meta.main) await runMain(main)
