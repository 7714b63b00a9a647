import * as z from 'zod/mini'
import { line, tenDigits, url } from '../fields/texts.ts'
import { accountTypes } from './enumerations.ts'

/** The auth record of 1 §3: the response to a handle check and to a login. */
export const authRecord = z.object({
  handle: line,
  email: z.nullable(line),
  phone: z.nullable(tenDigits),
  /** `authType`: 0: redirect at once, 1: ask for the password */
  auth_type: z.number(),
  account_type: z.enum(accountTypes),
  /** where the company of the account has a provider: the address of startSignOn, to which a `redirect` may be added */
  authorization_url: z.nullable(url),
  /** the same, where the person goes there at once */
  redirect: z.nullable(url),
  mobile: z.boolean(),
  /** a code or link by email opens the account */
  by_email: z.boolean(),
  /**
   * The handle opens nothing: another person proved another contact. With `not_mine` a code or link goes to it all the same,
   * and leads to an account of its owner's own.
   */
  may_release: z.boolean(),
  signed_in: z.boolean(),
  /** of the next write: after a login another one, as the session is another */
  csrf_token: line,
})
