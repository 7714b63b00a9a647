import type { JWK } from 'jose'
import * as z from 'zod/mini'
import { integer } from '@lunchpail/kit-service/environment'
import { serviceConfig } from '@lunchpail/kit-service/config'
import { secretSet } from '@lunchpail/kit-service/secret-set'
import { wholeCountry } from '@lunchpail/contracts/notifications/quiet-hours'
import { isZone } from '@lunchpail/contracts/zone'
import { webhookKey } from './providers/signatures.ts'

const isPrivate = (key: JWK): boolean => typeof key.kty === 'string' && typeof key.d === 'string'

const privateKeys = (value: string): readonly [JWK, ...JWK[]] | undefined => {
  try {
    const parsed = JSON.parse(value) as JWK | { readonly keys: readonly JWK[] }
    const [first, ...others] = 'keys' in parsed && Array.isArray(parsed.keys) ? parsed.keys : [parsed as JWK]
    return first && [first, ...others].every(isPrivate) ? [first, ...others] : undefined
  } catch {
    return undefined
  }
}

/** Not to be taken for a real address. */
const postalAddressToSet = 'Lunchpail, 1 Example Street, Springfield, ST 00000'

/** of every sender that may write to people in numbers, a toll-free one may the least */
const tollFreePerSecond = 3

const text = z.string().check(z.minLength(1))

export const config = serviceConfig(
  'notifications',
  z.object({
    TWILIO_ACCOUNT_SID: text,
    TWILIO_AUTH_TOKEN: text,
    /** the number that texts come from, in E.164 */
    TWILIO_FROM: text,
    /** what carriers take from it; alerts of new jobs wait for their turns */
    TEXTS_PER_SECOND: z.pipe(
      z._default(z.string(), ''),
      z.pipe(
        z.transform((value: string) => value || String(tollFreePerSecond)),
        integer(1, 1_000),
      ),
    ),
    /** called in place of Twilio: the local message catcher */
    TWILIO_API_BASE: z.optional(z.url()),
    SENDGRID_API_KEY: text,
    SENDGRID_FROM: text,
    SENDGRID_API_BASE: z.optional(z.url()),
    /** with which SendGrid signs its events, as its settings show it; without it, none are taken */
    SENDGRID_WEBHOOK_PUBLIC_KEY: z.optional(
      z
        .string()
        .check(z.refine((value) => webhookKey(value) !== undefined, 'must be a public key in base64')),
    ),
    /**
     * from which the keys of recipients' hashes and of links in emails are derived: `kid:secret,kid:secret`. None is ever
     * taken out: who stopped messages is known by it.
     */
    RECIPIENT_SECRET: secretSet,
    /** at the end of each email (CAN-SPAM) */
    POSTAL_ADDRESS: z.pipe(
      z._default(z.string().check(z.maxLength(200)), ''),
      z.transform((value) => value || postalAddressToSet),
    ),
    /** a text to a person whose time zone is not known goes out when it is day in all of these; by default in all states */
    UNKNOWN_TIME_ZONES: z.pipe(
      z._default(z.string().check(z.maxLength(200)), wholeCountry.join(',')),
      z.pipe(
        z.transform((value: string) => value.split(',').map((name) => name.trim())),
        z.array(z.string().check(z.refine(isZone, 'must be time zones, with commas in between'))),
      ),
    ),
    /**
     * a JWK, or several as a JWKS: each opens what was sealed to its public half, the first one seals. A new key comes to
     * the front here, then its public half goes to auth, and the old one goes once all accounts were republished.
     */
    NOTIFICATIONS_PRIVATE_KEY: z.pipe(
      z.string('is missing').check(
        z.refine((value) => privateKeys(value) !== undefined, {
          error: 'must be a private key as JWK, or several as JWKS',
          abort: true,
        }),
      ),
      z.transform((value) => privateKeys(value)!),
    ),
  }),
)
export type Config = ReturnType<typeof config>
