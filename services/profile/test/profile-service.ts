import { candidateChanged, sectionChanged } from '@lunchpail/contracts/profile/events'
import { startTestService, type TestServiceOptions } from '@lunchpail/kit-service/testing/test-service'
import { service } from '../src/service.ts'

export type Profile = Awaited<ReturnType<typeof startProfile>>

/** shared with auth and wizard */
export const contactSecret = 'another secret of the tests, as long as it has to be'

/** The service on a database of its own, and what it published of an account. */
export async function startProfile(options?: TestServiceOptions) {
  const running = await startTestService(service, {
    ...options,
    env: { CONTACT_SECRET: contactSecret, ...options?.env },
  })
  return Object.assign(running, {
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
