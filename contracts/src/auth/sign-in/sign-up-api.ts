import * as z from 'zod/mini'
import { anybody } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { csrf, flag } from '../../fields/request-fields.ts'
import { utm } from '../../visit/utm.ts'
import {
  type AccountType,
  accountTypes,
  isEmployer,
  type SignUpVariant,
  signUpVariants,
} from '../enumerations.ts'
import { claimToken } from './claim-api.ts'
import {
  companyText,
  email,
  inviteToken,
  optionalPassword,
  optionalPhone,
  personName,
  usableTogether,
} from '../fields.ts'
import { ownAccount, wholeForm } from '../account.ts'

/** Key of the sentence of the checkbox for texts, stored with the consent. A new wording gets a new key. */
export const textConsentWording = 'account.text-consent-1'

/** Which form was filled in; the name that `short` does not ask comes with the first application. */
interface SignUpParts {
  readonly type: AccountType
  readonly variant: SignUpVariant
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly company_name?: string | undefined
  readonly password?: string | undefined
}

const asksName = ({ type, variant }: SignUpParts): boolean => variant !== 'short' || isEmployer(type)

const asksPassword = ({ type, variant }: SignUpParts): boolean => variant !== 'full' || isEmployer(type)

/** Required for some. Checked even where other fields are wrong, so that all errors show at once. */
const alsoNeeds = (
  field: Exclude<keyof SignUpParts, 'type' | 'variant'>,
  rule: string,
  isNeeded: (account: SignUpParts) => boolean,
) =>
  z.refine<SignUpParts>((account) => !isNeeded(account) || (account[field] ?? '') !== '', {
    path: [field],
    error: rule,
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/**
 * Creates an account (1 §7) and sets the session cookie. A handle that another account has is `duplicate-user`;
 * an Idempotency-Key that came with another body is `key-reused`.
 */
export const signUp = endpoint({
  name: 'auth.account.sign-up',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/',
  summary: 'Create an account and sign in.',
  access: anybody,
  ...wholeForm,
  perMinute: 20,
  networkPerMinute: 100,
  countsNetwork: true,
  idempotent: true,
  counts: { 201: 'account_created' },
  body: z
    .object({
      ...csrf,
      type: z._default(z.enum(accountTypes, 'account.type-required'), 'applicant'),
      /** the form: `short` asks candidates no name, and a password is optional in `full` alone */
      variant: z._default(z.enum(signUpVariants), 'full'),
      first_name: z.optional(personName('account.first-name-required')),
      last_name: z.optional(personName('account.last-name-required')),
      email,
      phone: optionalPhone,
      /** 1 §2.1: optional for a candidate */
      password: optionalPassword,
      company_name: companyText,
      title: companyText,
      /** joins the company that invited, whatever the company name */
      invite: z.optional(inviteToken),
      /** of settleClaim: the contact that this browser proved, where the account has the same, is proven */
      claim: z.optional(claimToken),
      utm,
      timezone: z.optional(z.string().check(z.maxLength(64))),
      /** consent to texts, under the wording of `textConsentWording` */
      text_consent: z._default(flag, false),
    })
    .check(
      alsoNeeds('first_name', 'account.first-name-required', asksName),
      alsoNeeds('last_name', 'account.last-name-required', asksName),
      alsoNeeds('company_name', 'account.company-name-required', ({ type }) => type === 'hiring manager'),
      alsoNeeds('password', 'account.password-required', asksPassword),
      ...usableTogether,
    ),
  answers: { 201: z.object({ account: ownAccount }) },
  errors: ['duplicate-user', 'key-reused', 'invite-expired'],
})
