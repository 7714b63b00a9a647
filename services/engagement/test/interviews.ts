import { randomUUID } from 'node:crypto'
import { memberChanged } from '@lunchpail/contracts/auth/events'
import { listApplications } from '@lunchpail/contracts/engagement/api'
import type { DataOf } from '@lunchpail/contracts/event'
import type { BodyInput } from '@lunchpail/contracts/endpoint'
import * as api from '@lunchpail/contracts/engagement/interviews-api'
import * as portalApi from '@lunchpail/contracts/engagement/portal-interviews-api'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import type { TestAccount } from '@lunchpail/kit-service/testing/test-service'
import { expect } from 'vitest'
import { hourMs } from '@lunchpail/contracts/durations'
import { zonedTime } from '@lunchpail/contracts/zone'
import { position } from '../../../contracts/test/position.ts'
import { submission, submittedPosition } from '../../../contracts/test/submission.ts'
import type { Engagement } from './engagement-service.ts'

let positions = 1000

/** A manager with everything, of an approved company of its own. */
export const newManager = (
  companyId: string = randomUUID(),
): TestAccount & { readonly companyId: string } => ({
  id: randomUUID(),
  type: 'hiring manager',
  company: { id: companyId, name: 'Acme', approved: true, level: 4, access: null },
  companyId,
})

/** The same, whom the service knows too, as auth says it: who is told of what happens at the desk. */
export async function knownManager(engagement: Engagement, companyId?: string) {
  const manager = newManager(companyId)
  await engagement.publish(memberChanged, {
    things: [
      {
        account_id: manager.id!,
        version: 1,
        company_id: manager.companyId,
        company_approved: true,
        level: 4,
        access: {},
        barred_until: null,
      },
    ],
  })
  const stored = 'select from manager where account_id = $1'
  await expect.poll(async () => (await engagement.pool.query(stored, [manager.id])).rowCount).toBe(1)
  return manager
}

/** A candidate's application to a position of the company. */
export async function applied(
  engagement: Engagement,
  { companyId }: { readonly companyId: string },
  candidate: { readonly id: string } = { id: randomUUID() },
  change: Partial<DataOf<typeof applicationSubmitted>> = {},
) {
  const sent = submittedPosition({ position_id: ++positions, title: 'Welder' })
  await engagement.publish(positionChanged, {
    things: [position({ id: sent.position_id, version: 1, managed_by: companyId })],
  })
  await engagement.publish(
    applicationSubmitted,
    submission({ account_id: candidate.id, positions: [sent], ...change }),
  )
  const id = sent.application_id
  await expect
    .poll(async () => {
      const { rows } = await engagement.pool.query('select employer_id from application where id = $1', [id])
      return rows[0]?.employer_id
    })
    .toBe(companyId)
  return { id, positionId: sent.position_id, candidate }
}

export const inHours = (engagement: Engagement, hours: number): string =>
  new Date(engagement.clock.now().getTime() + hours * hourMs).toISOString()

/** Invites these applications to times, by default one a day from tomorrow on. */
export async function invited(
  engagement: Engagement,
  manager: TestAccount,
  applications: readonly string[],
  change: Partial<BodyInput<typeof portalApi.sendInvites>> = {},
) {
  const { status, body } = await engagement.as(manager).call(portalApi.sendInvites, {
    body: {
      applications: [...applications],
      type: 1,
      zone: 'America/Phoenix',
      place: '12 Dock Street',
      times: [48, 72].map((hours) => ({ starts_at: inHours(engagement, hours) })),
      ...change,
    },
  })
  expect(status).toBe(200)
  return body
}

/** At two in the afternoon: before an interview at night both reminders would go at once, the evening before. */
export const byDay = (engagement: Engagement): { readonly starts_at: string } => ({
  starts_at: zonedTime(engagement.clock.now(), 2, 14, 'America/Phoenix').toISOString(),
})

/** An application with an invite, and the times that its candidate sees. */
export async function interviewing(
  engagement: Engagement,
  manager = newManager(),
  change: Parameters<typeof invited>[3] = {},
) {
  const application = await applied(engagement, manager)
  const sent = await invited(engagement, manager, [application.id], change)
  const invite = sent.invites[0]!.id
  const { body } = await engagement.as(application.candidate).call(api.getInvite, { params: { id: invite } })
  return { manager, application, invite, candidate: application.candidate, times: body.times }
}

export const applicationOf = async (engagement: Engagement, account: TestAccount) =>
  (await engagement.as(account).call(listApplications)).body.applications[0]!
