import { randomUUID } from 'node:crypto'
import { registrationNoticeRequested } from '@lunchpail/contracts/engagement/events'
import {
  cancelRegistration,
  getGathering,
  registerForHiringEvent,
} from '@lunchpail/contracts/engagement/gathering-api'
import { cancelPortalEvent, savePortalEvent } from '@lunchpail/contracts/engagement/portal-events'
import { expect, it } from 'vitest'
import { shareEngagement } from '../../test/engagement-service.ts'
import { addGathering } from '../../test/gatherings.ts'
import { newManager } from '../../test/interviews.ts'

it('[EN-09] what happens to an event is of the time at which it is its turn, so that the last word is the latest', async () => {
  const engagement = await shareEngagement()
  const manager = newManager()
  const [ana, ben] = [{ id: randomUUID() }, { id: randomUUID() }]
  await addGathering(engagement, { id: 'turns', companyId: manager.companyId })
  const { gathering } = (await engagement.visitor().call(getGathering, { params: { id: 'turns' } })).body
  const register = (account: { id: string }) =>
    engagement.as(account).call(registerForHiringEvent, {
      query: { _st: 'her' },
      body: { hiring_event: 'turns', positions: '12' },
    })
  const given = (await register(ana)).body.registration
  const toldAt = (what: string) =>
    engagement.events
      .published(registrationNoticeRequested)
      .findLast(({ data }) => [ana, ben].some(({ id }) => id === data.account_id) && data.what === what)?.time

  const waiting = `select from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock' and query like '%from gathering%for update%'`
  const late = async (what: string, act: () => Promise<{ status: number }>) => {
    const holder = await engagement.pool.connect()
    try {
      await holder.query('begin')
      await holder.query(`select from gathering where id = 'turns' for update`)
      const answer = act()
      await expect.poll(async () => (await engagement.pool.query(waiting)).rowCount).toBe(1)
      engagement.clock.advance(1_000)
      await holder.query('commit')
      expect((await answer).status).toBeLessThan(300)
    } finally {
      holder.release(true)
    }
    await expect.poll(() => toldAt(what)).toBe(engagement.clock.now().toISOString())
  }
  await late('registered', () => register(ben))
  const change = { ...gathering, positions: [], place: { ...gathering.place!, address: '2 Side St' } }
  await late('changed', () => engagement.as(manager).call(savePortalEvent, { body: change }))
  await late('canceled', () => engagement.as(ana).call(cancelRegistration, { params: { id: given.id } }))
  await late('event-canceled', () =>
    engagement.as(manager).call(cancelPortalEvent, { params: { id: 'turns' } }),
  )
})
