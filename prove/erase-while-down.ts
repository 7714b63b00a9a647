import { randomUUID } from 'node:crypto'
import { accountErased } from '@lunchpail/contracts/auth/events'
import type { Noun } from '@lunchpail/contracts/noun'
import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { watchEvents } from '@lunchpail/kit-events/testing/test-events'
import { systemClock } from '@lunchpail/kit-service/clock'
import { expect } from 'vitest'
import { candidate } from '../services/matches/test/factories.ts'
import type { BackEnd } from './back-end.ts'
import { quiet } from './crowd.ts'
import { note } from '@lunchpail/kit-service/testing/figures'

/** The services with a read model of candidates. */
const readers: readonly Noun[] = ['matches', 'wizard', 'jobs']

/**
 * While the services are down, many people change and some of them are then erased: what waits for a service comes without
 * an order, and nobody who was erased is there when it has handled everything.
 */
export const eraseWhileDown = async (site: BackEnd, changed: number, erased: number): Promise<void> => {
  const [profile, auth] = [
    watchEvents('profile', site.natsUrl, systemClock),
    watchEvents('auth', site.natsUrl, systemClock),
  ]
  await Promise.all(readers.map((noun) => site.process(noun).kill()))
  const ids = Array.from({ length: changed }, () => randomUUID())
  const gone = ids.slice(-erased)
  for (const id of ids) await profile.publish(candidateChanged, { things: [candidate({ id })] })
  for (const id of gone) await auth.publish(accountErased, { account_id: id })
  await Promise.all([profile.close(), auth.close()])
  await Promise.all(readers.map((noun) => site.process(noun).start()))
  await quiet(site)
  const count = async (noun: Noun, text: string, accounts: readonly string[]) =>
    (await site.rows<{ rows: number }>(noun, `select count(*)::int as rows from ${text}`, [accounts]))[0]!
      .rows
  for (const noun of readers) {
    const left = await count(noun, 'candidate where account_id = any($1::uuid[])', ids)
    const back = await count(noun, 'candidate where account_id = any($1::uuid[])', gone)
    const reported = `erasure where noun = '${noun}' and account_id = any($1::uuid[])`
    expect([noun, back, left, await count('auth', reported, gone)]).toEqual([
      noun,
      0,
      changed - erased,
      erased,
    ])
  }
  note(
    'faults',
    `${erased} of ${changed} people erased while ${readers.join(', ')} were down`,
    'none came back',
  )
}
