import { generateKeyPairSync } from 'node:crypto'
import { notifying } from '@lunchpail/kit-events/notify'
import { opener } from '@lunchpail/kit-service/seal'
import { openService } from '@lunchpail/kit-service/open-service'
import type { Fill } from '@lunchpail/kit-service/testing/first-content'
import { shareService, type Shared } from '@lunchpail/kit-service/testing/shared-service'
import { startTestService, type TestServiceOptions } from '@lunchpail/kit-service/testing/test-service'
import { openDatabase } from '../src/database.ts'
import { loadPlaces } from '../src/places/load-places.ts'
import { savePostings } from '../src/postings/save-postings.ts'
import type { Posting } from '../src/positions/posting.ts'
import { service } from '../src/service.ts'

export type OwnJobs = Awaited<ReturnType<typeof startJobs>>
/** as most files have it: the one that they share */
export type Jobs = Shared<OwnJobs>

/** All ZIP codes, which take longer than the rest of a start. */
export const fill: Fill = async (pool) => {
  const { database, close } = openDatabase(pool)
  await loadPlaces(database)
  await close()
}

/** The variables that the service needs, and the key of notifications. */
export function jobsEnvironment() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const env = {
    TWILIO_FROM: '+15005550006',
    NOTIFICATIONS_PUBLIC_KEY: JSON.stringify(publicKey.export({ format: 'jwk' })),
  }
  return { env, privateKey: privateKey.export({ format: 'jwk' }) }
}

/** The service on a database of its own, with the dependencies of its commands (`deps`). `open` opens what it seals. */
export async function startJobs(options?: TestServiceOptions) {
  const { env, privateKey } = jobsEnvironment()
  const running = await startTestService(service, { fill, ...options, env: { ...env, ...options?.env } })
  const command = await openService(service, running.env)
  // as this process runs the service too, it need not look for what the command writes
  const transaction = notifying(command.transaction)
  const stop = async () => {
    await command.close()
    await stopService()
  }
  const { clock, stop: stopService } = running
  return Object.assign(running, {
    deps: { transaction, clock },
    open: opener([privateKey]),
    save: (postings: readonly Posting[], source = 'test') =>
      transaction((tx) => savePostings(tx, source, postings, clock.now())),
    stop,
  })
}

export const shareJobs = (): Promise<Jobs> => shareService(service, startJobs)
