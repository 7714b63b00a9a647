import { callerTokens } from '../../service/src/caller-tokens.ts'
import type { ReleaseTarget } from '../src/release.ts'
import { releaseTarget } from '../src/release-target.ts'

/** Where an operator releases to. Running services are asked for their schemas, and answer whom they know by CALLER_KEY. */
export const operatorsTarget = (env: NodeJS.ProcessEnv): ReleaseTarget => {
  const target = releaseTarget(env)
  const key = env['CALLER_KEY']
  if (key) return { ...target, authorize: callerTokens(JSON.parse(key), { now: () => new Date() }) }
  if (Object.keys(target.services).length > 0)
    throw new Error('CALLER_KEY is missing, without which no service says what it has')
  return target
}
