import * as z from 'zod/mini'
import { atMost } from '../fields/at-most.ts'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../fields/list-of.ts'
import { csrf } from '../fields/request-fields.ts'
import { id, instant, upTo, url } from '../fields/texts.ts'
import { campaignName, maxFriends, readFriend } from './rules/friends.ts'

/** A friend, as typed. The rules of 2 §5 decide: what is wrong is refused at its place in the list. */
const friends = (kind: 'phone' | 'email') =>
  z.optional(
    listOf(
      z
        .string()
        .check(atMost(200))
        .check(
          z.refine(
            (typed) => readFriend(kind, typed) !== undefined,
            kind === 'phone' ? 'account.phone-invalid' : 'person.email',
          ),
        ),
      maxFriends,
    ),
  )

/** 2 §7: either phones or emails. */
interface Named {
  phones?: unknown[] | undefined
  emails?: unknown[] | undefined
}

/** What became of it, and no more: nothing else of a friend is told. */
export const referralStates = ['sent', 'joined', 'applied'] as const

export const referral = z.object({
  id,
  /** the last digits, or the first letter and the domain */
  friend: upTo(210),
  campaign: upTo(64),
  state: z.enum(referralStates),
  sent_at: instant,
  // 2 §3
  /** `sent_at` by the name of the specification */
  date: instant,
  /** the account that told the friend */
  uid: id,
  /** the position that it is about; null where it is about the site */
  pid: z.nullable(z.number()),
  /** where the friend is led */
  url: url,
  /** it did not arrive: the address is dead, or no provider took it. That a friend wants no messages is never told */
  undelivered: z.optional(z.boolean()),
})
export type Referral = z.output<typeof referral>

/**
 * 2 §7. Each friend hears once of a campaign, whoever sends it; `sent` counts those who did. A friend who was told before, or
 * who stopped messages for good, is among the others, so that the sender cannot tell who that is.
 */
export const sendReferrals = endpoint({
  name: 'engagement.referral.send',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hire/v1/referral/',
  summary: 'Tell friends about the site by text or email.',
  access: signedIn,
  perMinute: 10,
  idempotent: true,
  body: z
    .object({
      ...csrf,
      utm_campaign: z._default(campaignName, 'referral'),
      phones: friends('phone'),
      emails: friends('email'),
    })
    .check(
      z.refine<Named>(({ phones = [], emails = [] }) => phones.length > 0 || emails.length > 0, {
        path: ['phones'],
        error: 'field.required',
      }),
      z.refine<Named>(({ phones = [], emails = [] }) => phones.length === 0 || emails.length === 0, {
        path: ['emails'],
        error: 'field.invalid',
      }),
    ),
  answers: { 201: z.object({ sent: z.number(), referrals: listOf(referral, maxFriends) }) },
  errors: ['key-reused', 'too-many-referrals'],
})

/** Not in the specification: what the referrer sees, the latest 100. */
export const listReferrals = endpoint({
  name: 'engagement.referral.list',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/referral/',
  summary: "The signed-in person's referrals: who joined and applied.",
  access: signedIn,
  answers: { 200: z.object({ referrals: listOf(referral, 100) }) },
})
