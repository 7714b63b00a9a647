import * as z from 'zod/mini'
import { anybody, portal, signedIn } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { listOf } from '../../fields/list-of.ts'
import { pageSize } from '../../page-size.ts'
import { csrf } from '../../fields/request-fields.ts'
import { id, instant, line } from '../../fields/texts.ts'
import { ownCompany } from './company-api.ts'
import { done, ofId, paged, pages, permission } from './company-fields.ts'
import { email, inviteToken } from '../fields.ts'
import { customNeedsAccess, permissionFields } from './permissions.ts'

/*
 * How a manager joins a company: by an invite of its managers, or by asking.
 */

const invite = z.object({
  id,
  email: line,
  ...permission,
  sent_at: instant,
  expired: z.boolean(),
})
export type ManagerInvite = z.output<typeof invite>

export const listCompanyInvites = endpoint({
  name: 'auth.invite.list',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/portal/invite/',
  summary: 'The invites not taken yet, newest first, 20 a page.',
  access: portal('user', 'admin'),
  ...paged,
  answers: { 200: z.object({ invites: listOf(invite, pageSize), ...pages }) },
})

/** Sends a link that works once, for 7 days. `too-many-open-invites`: 50 are. */
export const sendCompanyInvite = endpoint({
  name: 'auth.invite.send',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/portal/invite/',
  summary: 'Invite a manager, by email.',
  access: portal('user', 'admin'),
  perMinute: 20,
  body: z.object({ ...csrf, email, ...permissionFields }).check(customNeedsAccess),
  answers: { 201: z.object({ invite }) },
  errors: ['conflict', 'too-many-invites', 'too-many-open-invites'],
})

/** Another link; the one before no longer works. */
export const resendCompanyInvite = endpoint({
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

export const withdrawCompanyInvite = endpoint({
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
export const checkCompanyInvite = endpoint({
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
export const acceptCompanyInvite = endpoint({
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
  /** the person proved that the address is theirs */
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
  summary: 'Accept a request to join the company.',
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
  summary: 'Decline a request to join the company.',
  access: portal('user', 'admin'),
  perMinute: 60,
  ...ofId,
  answers: done,
  errors: ['conflict'],
})
