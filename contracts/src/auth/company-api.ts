import * as z from 'zod/mini'
import { anybody, portal, signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../list-of.ts'
import { pageSize } from '../page-size.ts'
import { csrf, flag } from '../request-fields.ts'
import { id, instant, line } from '../texts.ts'
import { wholeNumber } from '../whole-number.ts'
import { permissionLevel } from './enumerations.ts'
import { secondFactorStanding } from './second-factor-api.ts'
import { companyText, email, inviteToken } from './fields.ts'
import { customNeedsAccess, permissionFields, scopeAccess } from './permissions.ts'

/*
 * Companies and their managers (AU-26). Somebody of another company answers 404 here, as everywhere (AU-35).
 */

/** How an employer stands with a company. */
export const companyStates = ['none', 'asked', 'declined', 'pending', 'refused', 'joined'] as const

/** What somebody was given. */
const permission = {
  level: z.literal(Object.values(permissionLevel)),
  /** null but for the level custom */
  access: z.nullable(scopeAccess),
}

const ownCompany = z.object({
  /** pending: nobody approved the company yet; asked: it was asked to take this person in */
  state: z.enum(companyStates),
  company: z.nullable(z.object({ id, name: line })),
  /** where it was asked: its own approval comes before its admins can answer */
  waits_for: z.nullable(z.enum(['approval', 'admins'])),
  /** of a member */
  permission: z.nullable(z.object({ ...permission, scopes: scopeAccess })),
  /** of a member. Added later: an auth of the release before does not answer it */
  second_factor: z._default(secondFactorStanding, { required: false, step: 'none' }),
})
export type OwnCompany = z.output<typeof ownCompany>

export const getCompany = endpoint({
  name: 'auth.company.get',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/portal/company/',
  summary: 'How the signed-in employer stands with a company.',
  access: signedIn,
  answers: { 200: ownCompany },
})

/**
 * What a sign-up with a company name does, for an employer who has no company: one of that name is asked to take them in;
 * where there is none, or with `another`, theirs is new and waits for approval. What was asked before is taken back.
 */
export const chooseCompany = endpoint({
  name: 'auth.company.choose',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/portal/company/',
  summary: 'Ask to join a company by its name, or set up a new one.',
  access: signedIn,
  perMinute: 10,
  body: z.object({
    ...csrf,
    company_name: z.pipe(
      companyText,
      z.string('account.company-name-required').check(z.minLength(1, 'account.company-name-required')),
    ),
    another: z._default(flag, false),
  }),
  answers: { 200: ownCompany },
  errors: ['conflict'],
})

const paged = { query: z.object({ page: z.optional(wholeNumber(1, 99_999)) }) }
const pages = { page: z.number(), pages: z.number(), total: z.number() }

const member = z.object({
  id,
  first_name: line,
  last_name: line,
  email: line,
  title: z.nullable(line),
  ...permission,
  since: instant,
  /** the caller themself */
  own: z.boolean(),
  /** what the caller may do with them */
  may: z.object({ change: z.boolean(), remove: z.boolean() }),
})
export type Member = z.output<typeof member>

const membersAnswer = {
  200: z.object({
    company: z.object({ id, name: line }),
    members: listOf(member, pageSize),
    ...pages,
    may: z.object({ manage: z.boolean(), admin: z.boolean() }),
  }),
}

export const listMembers = endpoint({
  name: 'auth.member.list',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/portal/member/',
  summary: 'The managers of the own company by name, 20 a page.',
  access: portal('user', 'view'),
  ...paged,
  answers: membersAnswer,
})

export const searchMembers = endpoint({
  name: 'auth.member.search',
  owner: 'auth',
  // a name is personal, so it is in the body and never in an address
  method: 'POST',
  path: '/api/hire/v1/portal/member/search/',
  summary: 'The managers of the own company whose name or email has these words, 20 a page.',
  access: portal('user', 'view'),
  perMinute: 120,
  ...paged,
  body: z.object({ ...csrf, search: z.optional(z.string().check(z.maxLength(100))) }),
  answers: membersAnswer,
})

const ofId = { params: z.object({ id: z.uuid({ error: 'field.invalid' }) }) }
/** `last-admin`: a company keeps one. `forbidden`: nobody gives or takes more than they have. */
const managing = ['conflict', 'last-admin'] as const
const done = { 200: z.object({ done: z.literal(true) }) }

export const changeMember = endpoint({
  name: 'auth.member.change',
  owner: 'auth',
  method: 'PATCH',
  path: '/api/hire/v1/portal/member/:id/',
  summary: 'Give a manager another permission.',
  access: portal('user', 'admin'),
  perMinute: 60,
  ...ofId,
  body: z.object({ ...csrf, ...permissionFields }).check(customNeedsAccess),
  answers: done,
  errors: managing,
})

export const removeMember = endpoint({
  name: 'auth.member.remove',
  owner: 'auth',
  method: 'DELETE',
  path: '/api/hire/v1/portal/member/:id/',
  summary: 'Take a manager out of the company.',
  access: portal('user', 'admin'),
  perMinute: 60,
  ...ofId,
  answers: done,
  errors: managing,
})

const invite = z.object({
  id,
  email: line,
  ...permission,
  sent_at: instant,
  expired: z.boolean(),
})
export type ManagerInvite = z.output<typeof invite>

export const listInvites = endpoint({
  name: 'auth.invite.list',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/portal/invite/',
  summary: 'The invites that nobody took yet, newest first, 20 a page.',
  access: portal('user', 'admin'),
  ...paged,
  answers: { 200: z.object({ invites: listOf(invite, pageSize), ...pages }) },
})

/** Sends a link that works once, for 7 days. `too-many-invites`: 50 are open, or it was sent just now. */
export const sendInvite = endpoint({
  name: 'auth.invite.send',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/portal/invite/',
  summary: 'Invite somebody to be a manager, by email.',
  access: portal('user', 'admin'),
  perMinute: 20,
  body: z.object({ ...csrf, email, ...permissionFields }).check(customNeedsAccess),
  answers: { 201: z.object({ invite }) },
  errors: ['conflict', 'too-many-invites'],
})

/** Another link; the one before no longer works. */
export const resendInvite = endpoint({
  name: 'auth.invite.resend',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/portal/invite/:id/resend/',
  summary: 'Send an invite again.',
  access: portal('user', 'admin'),
  perMinute: 20,
  ...ofId,
  answers: { 200: z.object({ invite }) },
  errors: ['conflict', 'too-many-invites'],
})

export const withdrawInvite = endpoint({
  name: 'auth.invite.withdraw',
  owner: 'auth',
  method: 'DELETE',
  path: '/api/hire/v1/portal/invite/:id/',
  summary: 'Take an invite back: its link works no more.',
  access: portal('user', 'admin'),
  perMinute: 60,
  ...ofId,
  answers: done,
  errors: ['conflict'],
})

/** Whether an invite still works, for the page that its link opens. */
export const checkInvite = endpoint({
  name: 'auth.invite.check',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/portal/invite/check/',
  summary: 'Whether an invite still works.',
  access: anybody,
  perMinute: 30,
  countsNetwork: true,
  body: z.object({ ...csrf, token: inviteToken }),
  answers: { 200: z.object({ company_name: line, email: line }) },
  errors: ['invite-expired'],
})

/** `other-company`: who belongs to another one leaves it first. `forbidden`: a candidate's account manages nothing. */
export const acceptInvite = endpoint({
  name: 'auth.invite.accept',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/portal/invite/accept/',
  summary: 'Join a company by an invite.',
  access: signedIn,
  perMinute: 20,
  body: z.object({ ...csrf, token: inviteToken }),
  answers: { 200: ownCompany },
  errors: ['invite-expired', 'other-company'],
})

const joinRequest = z.object({
  id,
  first_name: line,
  last_name: line,
  email: line,
  /** somebody proved that the address is theirs */
  email_proven: z.boolean(),
  title: z.nullable(line),
  asked_at: instant,
})
export type JoinRequest = z.output<typeof joinRequest>

export const listJoinRequests = endpoint({
  name: 'auth.join-request.list',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/portal/join-request/',
  summary: 'Who asked to join the company, oldest first, 20 a page.',
  access: portal('user', 'admin'),
  ...paged,
  answers: { 200: z.object({ requests: listOf(joinRequest, pageSize), ...pages }) },
})

export const acceptJoinRequest = endpoint({
  name: 'auth.join-request.accept',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/portal/join-request/:id/',
  summary: 'Take somebody into the company who asked to join.',
  access: portal('user', 'admin'),
  perMinute: 60,
  ...ofId,
  body: z.object({ ...csrf, ...permissionFields }).check(customNeedsAccess),
  answers: done,
  errors: ['conflict'],
})

export const declineJoinRequest = endpoint({
  name: 'auth.join-request.decline',
  owner: 'auth',
  method: 'DELETE',
  path: '/api/hire/v1/portal/join-request/:id/',
  summary: 'Decline to take somebody into the company.',
  access: portal('user', 'admin'),
  perMinute: 60,
  ...ofId,
  answers: done,
  errors: ['conflict'],
})
