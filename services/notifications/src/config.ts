import type { JWK } from 'jose'
import * as z from 'zod/mini'
import { serviceConfig } from '@lunchpail/kit-service/config'

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

const text = z.string().check(z.minLength(1))

export const config = serviceConfig(
  'notifications',
  z.object({
    TWILIO_ACCOUNT_SID: text,
    TWILIO_AUTH_TOKEN: text,
    /** the number that texts come from, in E.164 */
    TWILIO_FROM: text,
    /** called in place of Twilio: the local message catcher */
    TWILIO_API_BASE: z.optional(z.url()),
    SENDGRID_API_KEY: text,
    SENDGRID_FROM: text,
    SENDGRID_API_BASE: z.optional(z.url()),
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
