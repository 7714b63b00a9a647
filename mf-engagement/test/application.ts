import {
  application,
  invite,
  listMessages,
  type Application,
  type Invite,
} from '@lunchpail/contracts/engagement/api'
import { answer } from '@lunchpail/kit-web/testing/fake-answers'

/** An application that was just sent, with the overrides of a test. */
export const anApplication = (overrides: Partial<Application> = {}): Application => ({
  ...application.parse({
    id: '0199b9c0-0000-7000-8000-000000000001',
    position: { id: 12, title: 'Forklift Operator', company_name: 'Acme', city: 'Newark', region: 'NJ' },
    state: 0,
    had_interview: false,
    approved: false,
    reason: null,
    reason_other: null,
    submitted_at: '2026-11-20T15:00:00.000Z',
    since: '2026-11-20T15:00:00.000Z',
    employer_state: 0,
    reasons: [],
    withdrawn: false,
    may_withdraw: true,
    apply_again_at: null,
    may_apply_again: false,
    reply_days: null,
    invite: null,
    timeline: [{ state: 0, at: '2026-11-20T15:00:00.000Z', what: 'state' }],
  }),
  ...overrides,
})

/** An open invite to an interview, with the overrides of a test. */
export const anInvite = (overrides: Partial<Invite> = {}): Invite => ({
  ...invite.parse({
    id: '0199b9c0-0000-7000-8000-00000000000a',
    application_id: '0199b9c0-0000-7000-8000-000000000001',
    position: { id: 12, title: 'Forklift Operator', company_name: 'Acme', interview_type: 1 },
    inviteType: 1,
    custom_type: null,
    inviteTime: '2026-11-24T17:00:00.000Z',
    time_interview: '2026-11-24T17:00:00.000Z',
    minutes: 30,
    zone: 'America/Phoenix',
    place: '12 Dock Street',
    link: null,
    note: null,
    schedule_url: '/portal/calendar/0199b9c0-0000-7000-8000-00000000000a/',
    state: 'open',
    confirmed: false,
    over: false,
    feedback_state: null,
    no_show: false,
    contested: false,
    no_show_state: null,
  }),
  ...overrides,
})

/** The application has no messages and takes none. */
export const noMessages = answer(listMessages, { messages: [], may_write: false, reported: false })
