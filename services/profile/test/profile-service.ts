import { generateKeyPairSync } from 'node:crypto'
import { candidateChanged, sectionChanged } from '@lunchpail/contracts/profile/events'
import { opener } from '@lunchpail/kit-service/seal'
import { shareService, type Shared } from '@lunchpail/kit-service/testing/shared-service'
import { startTestService, type TestServiceOptions } from '@lunchpail/kit-service/testing/test-service'
import { service } from '../src/service.ts'

export type OwnProfile = Awaited<ReturnType<typeof startProfile>>
/** as most files have it: the one that they share */
export type Profile = Shared<OwnProfile>

/** shared with auth and wizard */
export const contactSecret = 'another secret of the tests, as long as it has to be'

/** The variables that the service needs, and the key of notifications. */
export function profileEnvironment() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const env = {
    CONTACT_SECRET: contactSecret,
    NOTIFICATIONS_PUBLIC_KEY: JSON.stringify(publicKey.export({ format: 'jwk' })),
  }
  return { env, privateKey: privateKey.export({ format: 'jwk' }) }
}

/** The service on a database of its own, and what it published of an account. `open` opens what it seals. */
export async function startProfile(options?: TestServiceOptions) {
  const { env, privateKey } = profileEnvironment()
  const running = await startTestService(service, { ...options, env: { ...env, ...options?.env } })
  return Object.assign(running, {
    open: opener([privateKey]),
    publishedSections: (accountId: string) =>
      running.events
        .published(sectionChanged)
        .flatMap(({ data }) => data.things)
        .filter((section) => section.account_id === accountId),
    publishedCandidates: (accountId: string) =>
      running.events
        .published(candidateChanged)
        .flatMap(({ data }) => data.things)
        .filter((candidate) => candidate.id === accountId),
  })
}

export const shareProfile = (): Promise<Profile> => shareService(service, startProfile)
