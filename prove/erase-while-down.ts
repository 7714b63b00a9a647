import { randomUUID } from 'node:crypto'
import { accountChanged, accountErased } from '@lunchpail/contracts/auth/events'
import type { Noun } from '@lunchpail/contracts/noun'
import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { sectionsSaved } from '@lunchpail/contracts/wizard/events'
import { watchEvents } from '@lunchpail/kit-events/testing/test-events'
import { systemClock } from '@lunchpail/kit-service/clock'
import { note } from '@lunchpail/kit-service/testing/figures'
import type { JWK } from 'jose'
import { expect } from 'vitest'
import { candidate } from '../services/matches/test/factories.ts'
import { account } from '../services/notifications/test/factories.ts'
import { savedSection } from '../services/profile/test/factories.ts'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { quiet } from './crowd.ts'

/** The tables in which a service keeps a person from the events below. */
const kept: Partial<Record<Noun, readonly string[]>> = {
  wizard: ['candidate', 'known_contact', 'section'],
  profile: ['section'],
  jobs: ['candidate'],
  matches: ['candidate', 'account_status'],
  engagement: ['candidate'],
  notifications: ['contact'],
}

/**
 * While the services are down, many people change and some of them are then erased: what waits for a service comes without
 * an order, and no erased person is there when it has handled everything.
 */
export const eraseWhileDown = async (site: BackEnd, changed: number, erased: number): Promise<void> => {
  const readers = site.services.filter((noun) => kept[noun])
  const watch = (noun: Noun) => watchEvents(noun, site.natsUrl, systemClock)
  const [auth, wizard, profile] = [watch('auth'), watch('wizard'), watch('profile')]
  const key = JSON.parse(site.environment('notifications')['NOTIFICATIONS_PRIVATE_KEY']!) as JWK
  await Promise.all(readers.map((noun) => site.process(noun).kill()))
  const ids = Array.from({ length: changed }, () => randomUUID())
  const gone = ids.slice(-erased)
  for (const id of ids) {
    await auth.publish(accountChanged, { things: [await account(key, { phone: null }, { id })] })
    const { account_id, ...section } = savedSection({ account_id: id })
    await wizard.publish(sectionsSaved, { account_id, sections: [section] })
    await profile.publish(candidateChanged, { things: [candidate({ id })] })
  }
  for (const id of gone) await auth.publish(accountErased, { account_id: id })
  await Promise.all([auth.close(), wizard.close(), profile.close()])
  await Promise.all(readers.map((noun) => site.process(noun).start()))
  await quiet(site)
  const count = async (noun: Noun, text: string, accounts: readonly string[]) =>
    (await site.rows<{ rows: number }>(noun, `select count(*)::int as rows from ${text}`, [accounts]))[0]!
      .rows
  for (const noun of readers) {
    const reported = `erasure where noun = '${noun}' and account_id = any($1::uuid[])`
    expect([noun, await count('auth', reported, gone)]).toEqual([noun, erased])
    for (const table of kept[noun]!) {
      const of = `${table} where account_id = any($1::uuid[])`
      const found = [noun, table, await count(noun, of, gone), await count(noun, of, ids)]
      expect(found).toEqual([noun, table, 0, changed - erased])
    }
  }
  note(
    'faults',
    `${erased} of ${changed} people erased while ${readers.join(', ')} were down`,
    'none came back',
  )
}
