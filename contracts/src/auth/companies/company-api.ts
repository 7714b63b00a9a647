import * as z from 'zod/mini'
import { portal, signedIn } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { listOf } from '../../fields/list-of.ts'
import { pageSize } from '../../page-size.ts'
import { csrf, flag } from '../../fields/request-fields.ts'
import { id, instant, line } from '../../fields/texts.ts'
import { done, ofId, paged, pages, permission } from './company-fields.ts'
import { secondFactorStanding } from '../sign-in/second-factor-api.ts'
import { companyText } from '../fields.ts'
import { customNeedsAccess, permissionFields, scopeAccess } from './permissions.ts'

/*
 * Companies and their managers. A manager of another company is answered 404 here, as everywhere.
 */

/** How an employer stands with a company. */
export const companyStates = ['none', 'asked', 'declined', 'pending', 'refused', 'joined'] as const

export const ownCompany = z.object({
  /** pending: the company is not approved yet; asked: it was asked to take this person in */
  state: z.enum(companyStates),
  company: z.nullable(z.object({ id, name: line })),
  /** where it was asked: its own approval comes before its admins can answer */
  waits_for: z.nullable(z.enum(['approval', 'admins'])),
  /** of a member */
  permission: z.nullable(z.object({ ...permission, scopes: scopeAccess })),
  /** of a member */
  second_factor: secondFactorStanding,
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
  summary: "The managers of the caller's company by name, 20 a page.",
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
  summary: "The managers of the caller's company whose name or email has these words, 20 a page.",
  access: portal('user', 'view'),
  perMinute: 120,
  ...paged,
  body: z.object({ ...csrf, search: z.optional(z.string().check(z.maxLength(100))) }),
  answers: membersAnswer,
})

/** `last-admin`: a company keeps one. `forbidden`: a manager gives and takes no more than they have. */
const managing = ['conflict', 'last-admin'] as const

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
