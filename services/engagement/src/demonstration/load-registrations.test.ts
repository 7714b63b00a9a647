import { listPortalEvents, listRegistrants } from '@lunchpail/contracts/engagement/portal-events'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { demonstrationApplicants } from '@lunchpail/kit-local/demonstration/applicants'
import { beforeAll, expect, it } from 'vitest'
import { position } from '../../../../contracts/test/position.ts'
import { shareEngagement, type Engagement } from '../../test/engagement-service.ts'
import { newManager } from '../../test/interviews.ts'
import { openDatabase } from '../database.ts'
import { knowsCompanies } from './load-applications.ts'
import { loadDemonstration } from './load-demonstration.ts'
import { loadRegistrations } from './load-registrations.ts'

let engagement: Engagement
beforeAll(async () => {
  // noon in New York: the open house of today is neither ahead nor over
  engagement = await shareEngagement(new Date('2026-11-21T17:00:00Z'))
})

it('[BY-14] has people at the doors of the demonstration, who come, are checked in or wait, once', async () => {
  const { transaction } = openDatabase(engagement.pool)
  const { clock } = engagement
  const manager = newManager()
  const roles = [...new Set(demonstrationApplicants.map(({ company, title }) => `${company}|${title}`))]
  await engagement.publish(positionChanged, {
    things: roles.map((role, index) => {
      const [company_name, title] = role.split('|') as [string, string]
      const managed_by = company_name.startsWith('Harbor') ? manager.companyId : newManager().companyId
      return position({ id: index + 1, company_name, title, managed_by })
    }),
  })
  await expect.poll(() => knowsCompanies(transaction)).toBe(true)
  // after the companies: nothing that comes later says whose they are
  await loadDemonstration({ transaction, clock })
  for (let twice = 0; twice < 2; twice++) {
    await loadRegistrations(transaction, clock.now())
    const { body } = await engagement.as(manager).call(listPortalEvents)
    expect(body.events.map(({ gathering, ...counts }) => [gathering.name, counts])).toEqual([
      ['Harbor & Pine open house', expect.objectContaining({ registered: 8, waiting: 2, checked_in: 3 })],
      ['Harbor & Pine hiring day', expect.objectContaining({ registered: 6, waiting: 0, checked_in: 0 })],
      ['Forklift safety class', expect.objectContaining({ registered: 4, waiting: 0, checked_in: 0 })],
      ['First warehouse job', expect.objectContaining({ registered: 2, waiting: 0, checked_in: 0 })],
    ])
  }
  const door = await engagement
    .as(manager)
    .call(listRegistrants, { params: { id: 'harbor-and-pine-open-house' } })
  for (const { registered_at, checked_in_at, positions } of door.body.registrants) {
    expect(positions).toHaveLength(1)
    const times = [registered_at, checked_in_at ?? registered_at, clock.now().toISOString()]
    expect(times).toEqual(times.toSorted())
  }
})
