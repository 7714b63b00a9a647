import { dayMs } from '@lunchpail/contracts/durations'
import { listPortalEvents, listRegistrants } from '@lunchpail/contracts/engagement/portal-events'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { demonstrationApplicants } from '@lunchpail/kit-local/demonstration/applicants'
import { beforeAll, expect, it } from 'vitest'
import { position } from '../../../../contracts/test/position.ts'
import { shareEngagement, type Engagement } from '../../test/engagement-service.ts'
import { newManager } from '../../test/interviews.ts'
import { openDatabase } from '../database.ts'
import { knowsCompanies, loadApplications } from './load-applications.ts'
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

it('[BY-01] has applications in every state, with the pay of their positions, whose interviews of before are over and those to come are planned, once', async () => {
  const { transaction } = openDatabase(engagement.pool)
  const states = `select application.state, had_interview, invite.state as invite, outcome, count(*)::int
    from application left join invite on application_id = application.id left join interview_outcome on invite_id = invite.id
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`
  // none of its interviews ends while this runs
  const now = new Date(Date.now() + 60 * dayMs)
  for (let twice = 0; twice < 2; twice++) {
    await loadApplications(transaction, now)
    const { rows } = await engagement.pool.query(states)
    expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
      '0 false   8',
      '1 false open  10',
      '1 true closed 0 4',
      '2 false   4',
      '3 true closed 1 4',
      '4 false   2',
      '5 true closed 1 2',
      '6 true closed 1 2',
      '7 true closed 1 2',
    ])
  }
  const unpaid = await engagement.pool.query('select from application where wage_from is distinct from 18.5')
  expect(unpaid.rowCount).toBe(0)
})
