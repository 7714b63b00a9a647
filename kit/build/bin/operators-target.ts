import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { nouns, serviceUrlVariable } from '@lunchpail/contracts/noun'
import { connectNats } from '../../events/src/nats.ts'
import { registrySubject } from '../../events/src/registry-changed.ts'
import { callerTokens } from '../../service/src/caller-tokens.ts'
import { natsConfig, natsSettings } from '../../service/src/environment.ts'
import { operatorName } from '../../service/src/operator-name.ts'
import { liveInstances } from '../../service/src/service-routes.ts'
import type { ReleaseTarget } from '../src/releases/release.ts'
import type { LiveInstances } from '../src/releases/service-schemas.ts'
import { openReleaseStore } from '../src/releases/store/release-store.ts'

/** Where releases go, by the environment: RELEASE_STORE with its keys, and <NOUN>_URL of each running service. */
async function releaseTarget(env: NodeJS.ProcessEnv): Promise<ReleaseTarget> {
  const services = nouns.flatMap((noun) => {
    const url = env[serviceUrlVariable(noun)]
    return url ? [[noun, url]] : []
  })
  return {
    store: await openReleaseStore(env),
    services: Object.fromEntries(services) as Record<string, string>,
  }
}

const run = promisify(execFile)
const git = (...args: string[]): Promise<string | undefined> =>
  run('git', args, { cwd: import.meta.dirname }).then(
    ({ stdout }) => stdout.trim() || undefined,
    () => undefined,
  )

/** Who releases, and from what: by the environment where it says so (in a container there is no Git), else by Git. */
async function authorOf(env: NodeJS.ProcessEnv) {
  const [name, commit, changes] = await Promise.all([
    env['RELEASE_AUTHOR'] || git('config', 'user.name'),
    env['RELEASE_COMMIT'] || git('rev-parse', 'HEAD'),
    env['RELEASE_COMMIT'] ? undefined : git('status', '--porcelain', '--untracked-files=no'),
  ])
  // a build of uncommitted files is no commit's
  return { by: name ?? operatorName(), commit: commit && (changes ? `${commit}, changed` : commit) }
}

/** Asked once, where it is asked. */
const author = (env: NodeJS.ProcessEnv): NonNullable<ReleaseTarget['author']> => {
  let asked: ReturnType<typeof authorOf> | undefined
  return () => (asked ??= authorOf(env))
}

/** Tells the shells at once; without NATS they find out by themselves. */
const announcement = (env: NodeJS.ProcessEnv) => async (): Promise<void> => {
  const nats = connectNats({ ...natsSettings(natsConfig(env)), name: 'operator' })
  if (await nats.tried()) nats.publish(registrySubject, '{}')
  await nats.close()
}

/** Which instances of services live; a balancer tells nobody. */
const instances = (env: NodeJS.ProcessEnv) => async (): Promise<LiveInstances> => {
  const nats = connectNats({ ...natsSettings(natsConfig(env)), name: 'operator' })
  try {
    if (!(await nats.tried()))
      throw new Error(nats.refused() ? 'NATS refuses these credentials' : 'NATS cannot be reached')
    const read = await nats.routes.read()
    return new Map(nouns.map((noun) => [noun, liveInstances(read, noun)]))
  } finally {
    await nats.close()
  }
}

/** Where an operator releases to. Running services are asked for their schemas, and answer whom they know by CALLER_KEY. */
export async function operatorsTarget(env: NodeJS.ProcessEnv): Promise<ReleaseTarget> {
  const target = {
    ...(await releaseTarget(env)),
    author: author(env),
    ...(env['NATS_URL'] && { announce: announcement(env), instances: instances(env) }),
  }
  const key = env['CALLER_KEY']
  if (key) return { ...target, authorize: callerTokens(JSON.parse(key), { now: () => new Date() }) }
  if (Object.keys(target.services).length > 0)
    throw new Error('CALLER_KEY is missing, without which no service says what it has')
  return target
}
