import { randomUUID } from 'node:crypto'
import { accountChanged, memberChanged } from '@lunchpail/contracts/auth/events'
import { listApplications } from '@lunchpail/contracts/engagement/api'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import type { GivenReference } from '@lunchpail/contracts/profile/reference-api'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { accessTests } from '@lunchpail/kit-service/testing/access-tests'
import { expect, vi } from 'vitest'
import { hourMs } from '@lunchpail/contracts/durations'
import { service } from '../src/service.ts'
import { applicant } from '../../../contracts/test/applicant.ts'
import { position } from '../../../contracts/test/position.ts'
import { submission, submittedPosition } from '../../../contracts/test/submission.ts'
import { contactSecret, engagementEnvironment } from './engagement-service.ts'
import { gatheringCalls, messageCalls, seedGatherings } from './gathering-access.ts'

const sent = submittedPosition({ title: 'Owner’s own job' })
const ids = {
  offer: crypto.randomUUID(),
  time: crypto.randomUUID(),
  past: crypto.randomUUID(),
  open: crypto.randomUUID(),
  over: crypto.randomUUID(),
  message: crypto.randomUUID(),
}
const hour = hourMs
const access = { company: 99, facility: 99, user: 99, position: 99, 'facility attribute': 99 } as const

const { env } = await engagementEnvironment()

accessTests(service, {
  options: { env },
  seed: async (engagement, { id, companyId }) => {
    // before the account is known: it was referred
    const email_hash = await seedGatherings(engagement, { id, companyId })
    await engagement.publish(accountChanged, {
      things: [applicant({ id, first_name: 'Owner-called', email_hash })],
    })
    await engagement.publish(memberChanged, {
      things: [
        {
          account_id: id,
          version: 1,
          company_id: companyId,
          company_approved: true,
          level: 4,
          access,
          barred_until: null,
        },
      ],
    })
    await engagement.publish(positionChanged, {
      things: [position({ id: sent.position_id, version: 1, managed_by: companyId })],
    })
    await engagement.publish(
      applicationSubmitted,
      submission({
        account_id: id,
        positions: [sent],
        submitted_at: engagement.clock.now().toISOString(),
        automatic: true,
      }),
    )
    const count = async (table: string) => (await engagement.pool.query(`select from ${table}`)).rowCount
    await vi.waitFor(async () => {
      expect((await engagement.as({ id }).call(listApplications)).body.total).toBe(1)
      expect([await count('candidate'), await count('manager')]).toEqual([1, 1])
    })
    const now = engagement.clock.now().getTime()
    const { pool } = engagement
    await pool.query(
      `insert into offer (id, employer_id, type, zone, note, minutes, created_at)
       values ($1, $2, 1, 'America/Phoenix', 'Owner’s note', 30, now())`,
      [ids.offer, companyId],
    )
    await pool.query('insert into inviter (offer_id, account_id) values ($1, $2)', [ids.offer, id])
    await pool.query(
      `insert into email_setting (account_id, applicants, answers, messages) values ($1, 'never', false, false)`,
      [id],
    )
    await pool.query('insert into offered_time (id, offer_id, starts_at) values ($1, $3, $4), ($2, $3, $5)', [
      ids.time,
      ids.past,
      ids.offer,
      new Date(now + 48 * hour),
      new Date(now - 48 * hour),
    ])
    for (const [invite, time, state] of [
      [ids.over, ids.past, 'closed'],
      [ids.open, ids.time, 'open'],
    ])
      await pool.query(
        `insert into invite (id, account_id, application_id, offer_id, time_id, state, created_at)
         values ($1, $2, $3, $4, $5, $6, now())`,
        [invite, id, sent.application_id, ids.offer, time, state],
      )
    await pool.query(
      `insert into candidate_feedback (invite_id, state, reason, at) values ($1, 1, 'Owner said so', now())`,
      [ids.over],
    )
    await pool.query(
      `insert into interview_outcome (invite_id, outcome, note, at) values ($1, 5, 'Owner came late', now())`,
      [ids.over],
    )
    await pool.query(`insert into relocation (account_id, version, move_date) values ($1, 1, '03/15/2099')`, [
      id,
    ])
    const reference: GivenReference = {
      title: 'Picker',
      company: 'Acme Freight',
      start_date: '01/2024',
      end_date: null,
      name: 'Sam',
      relationship: 'owner',
      how_long_known: 'over-5-years',
      reference_confirmed: true,
      reference_other: 'Owner was on time',
      answered_at: '2026-11-01T10:00:00.000Z',
    }
    const secret = contactSecretFrom([{ kid: '', secret: contactSecret }])
    await pool.query(
      'insert into reference (id, account_id, version, sealed_reference) values ($1, $2, 1, $3)',
      [crypto.randomUUID(), id, await secret.seal(reference)],
    )
    await pool.query(
      `insert into message (id, application_id, side, author_id, text, at)
       values ($3, $1, 'candidate', $2, 'Owner asked that', now())`,
      [sent.application_id, id, ids.message],
    )
    await pool.query(
      `insert into message_report (application_id, side, author_id, reason, at)
       values ($1, 'candidate', $2, 'Owner minds it', now())`,
      [sent.application_id, id],
    )
    await pool.query(
      `insert into notice_progress (about_id, channel, application_id, progress, at)
       values ($1, 'text', $2, 'waiting', now())`,
      [randomUUID(), sent.application_id],
    )
    return {
      marks: [
        sent.application_id,
        'Owner’s own job',
        'Owner-called',
        'Owner said so',
        'Owner came late',
        'Owner asked that',
        '03/15/2099',
      ],
    }
  },
  calls: () => ({
    ...gatheringCalls(),
    ...messageCalls(sent.application_id, ids.message),
    'engagement.application.list': {},
    'engagement.inbox.list': {},
    'engagement.application.get': { params: { id: sent.application_id } },
    'engagement.application.withdraw': {
      params: { id: sent.application_id },
      body: { state: 2, reason: 2 ** 24, reason_other: 'Found another job' },
    },
    'engagement.application.take-back': { params: { id: sent.application_id } },
    'engagement.invite.list': {},
    'engagement.invite.list-no-shows': {},
    'engagement.invite.get': { params: { id: ids.open } },
    'engagement.invite.pick-time': { params: { id: ids.open }, body: { time_id: ids.time } },
    'engagement.invite.cancel-time': { params: { id: ids.open } },
    'engagement.invite.confirm-time': { params: { id: ids.open } },
    'engagement.invite.withdraw': { params: { id: ids.open } },
    'engagement.invite.calendar': { params: { id: ids.open } },
    'engagement.invite.contest-no-show': { params: { id: ids.over }, body: { reason: 'I was there' } },
    'engagement.invite.feedback': { params: { id: ids.over }, body: { feedback_state: 1 } },
    'engagement.portal-invite.send': {
      body: {
        applications: [sent.application_id],
        type: 1,
        zone: 'America/Phoenix',
        times: [{ starts_at: '2099-01-05T16:00:00.000Z' }],
      },
    },
    'engagement.portal-invite.rescind': { params: { id: ids.open } },
    'engagement.portal-invite.outcome': { params: { id: ids.over }, body: { outcome: 1 } },
    'engagement.portal-application.list': {},
    'engagement.portal-application.get': { params: { id: sent.application_id } },
    'engagement.portal-application.export': {},
    'engagement.portal-application.export-found': { body: { search: 'Picker' } },
    'engagement.portal-calendar.list': { query: { from: '2026-11-01T00:00:00.000Z', days: '42' } },
    'engagement.portal-stats.get': {},
    'engagement.desk.get': {},
    'engagement.portal-email-settings.get': {},
    'engagement.portal-email-settings.save': { body: { applicants: 'daily' } },
    'engagement.portal-application.move': {
      body: { applications: [sent.application_id], state: 2, reasons: ['experience'] },
    },
  }),
})
