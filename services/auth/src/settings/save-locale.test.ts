import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { openBrowser } from '../../test/browser.ts'
import { shareAuth, type Auth } from '../../test/auth-service.ts'
import { newCandidate } from '../../test/factories.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

it('[SH-10] [BY-15] the language and time zone of messages follow what the person chose, and open tabs hear of it', async () => {
  const browser = openBrowser(auth)
  await browser.call(api.signUp, { body: { ...newCandidate(), timezone: 'America/New_York' } })
  const { account, session_id } = await browser.identity()
  const { id } = account!
  const updatedAt = async () =>
    (await auth.pool.query('select updated_at from account where id = $1', [id])).rows
  const before = await updatedAt()
  const toldTo = await watchTabs(auth.nats.url)
  auth.clock.advance(1_000)
  const save = async (body: object) => (await browser.call(api.saveLocale, { body })).body.account
  expect(await save({ language: 'es' })).toMatchObject({ language: 'es', timezone: 'America/New_York' })
  const es = { language: 'es', timezone: 'America/Chicago' }
  expect(await save({ timezone: 'America/Chicago' })).toMatchObject(es)
  await expect.poll(() => toldTo(session_id!)).toEqual(['session', 'session'])
  // nothing is written or told where it is so already, or the zone is none
  for (const same of [es, {}, { timezone: 'Mars/Olympus' }]) expect(await save(same)).toMatchObject(es)
  const states = () =>
    auth.events.published(accountChanged).flatMap(({ data }) => data.things.filter((one) => one.id === id))
  await vi.waitFor(() =>
    expect(states().map(({ version, language, timezone }) => [version, language, timezone])).toEqual([
      [1, 'en', 'America/New_York'],
      [2, 'es', 'America/New_York'],
      [3, 'es', 'America/Chicago'],
    ]),
  )
  expect(toldTo(session_id!)).toHaveLength(2)
  // what was typed into an application before is still newer than the account
  expect(await updatedAt()).toEqual(before)
  const refused = await browser.call(api.saveLocale, { body: { language: 'vi' } as never })
  expect(refused.status).toBe(400)
})
