import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { csrf } from '../fields/request-fields.ts'
import { instant } from '../fields/texts.ts'

/** 2 §7: what a person did with something that the site showed them. */
export const actionStates = ['terms-and-privacy-update', 'referral-dialog'] as const
export type ActionState = (typeof actionStates)[number]

/** 2 §7: the dialog of new terms was read and closed; the one of referrals was shown. */
export const recordUserAction = endpoint({
  name: 'engagement.user-action.record',
  owner: 'engagement',
  method: 'PATCH',
  path: '/api/hire/v1/user-action/',
  summary: 'Record that the person has seen the update of terms and privacy, or the referral dialog.',
  access: signedIn,
  perMinute: 30,
  body: z.object({ ...csrf, action_state: z.enum(actionStates, 'field.choose') }),
  answers: { 200: z.object({ recorded: z.literal(true) }) },
})

/** Not in the specification: which dialogs are due. */
export const getUserActions = endpoint({
  name: 'engagement.user-action.get',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/user-action/',
  summary: 'Whether the person is to be told of new terms, and whether to be asked for friends.',
  access: signedIn,
  answers: {
    200: z.object({
      /** the terms changed since the account began or the person last saw it */
      terms_due: z.boolean(),
      terms_changed_at: instant,
      /** three applications or more, and not shown in the last 30 days */
      referral_due: z.boolean(),
    }),
  },
})
