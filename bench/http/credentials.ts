import { hourMs } from '@lunchpail/contracts/durations'
import { randomUUID } from 'node:crypto'
import { createTestTokens } from '@lunchpail/kit-service/testing/test-tokens'

/** What the gateway adds to the requests of one person, created in advance. */
export interface Credentials {
  readonly accountId: string
  readonly headers: Readonly<Record<string, string>>
}

/** People with tokens that outlast the run: valid for 30 seconds, but issued an hour from now. */
export async function createPeople(count: number): Promise<{ keys: string; people: Credentials[] }> {
  const tokens = await createTestTokens({ now: () => new Date(Date.now() + hourMs) })
  const people = Array.from({ length: count }, async () => {
    const accountId = randomUUID()
    const { token, csrf } = tokens.account({ id: accountId })
    return {
      accountId,
      headers: {
        authorization: `Bearer ${await token()}`,
        'x-csrf-token': csrf,
        'x-request-id': randomUUID(),
        traceparent: `00-${randomUUID().replaceAll('-', '')}-00f067aa0ba902b7-01`,
        'x-forwarded-for': '192.0.2.1',
        'accept-language': 'en',
      },
    }
  })
  return { keys: tokens.keys, people: await Promise.all(people) }
}
