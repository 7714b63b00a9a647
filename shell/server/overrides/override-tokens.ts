import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { hourSeconds } from '@lunchpail/contracts/durations'
import type { Clock } from '@lunchpail/kit-service/clock'

/** A microfrontend, and the address of a developer from which one browser takes it. */
const override = z.object({ remote: z.string().check(z.regex(/^mf-[a-z]+$/)), address: z.url() })
export type Override = z.output<typeof override>

/** The link turns it on, the cookie keeps it on. */
export const overrideSeconds = { link: 10 * 60, cookie: 8 * hourSeconds } as const
type Kind = keyof typeof overrideSeconds

/** Of an address that comes from a person: `http://10.0.0.5:9100/x` is on `http://10.0.0.5:9100`. */
export const originOf = (address: string): string => new URL(address).origin

/** Signs and reads what turns an override on, for one site alone. */
export function overrideTokens(key: string, publicUrl: string, clock: Pick<Clock, 'now'>) {
  const secret = new TextEncoder().encode(key)
  const audience = originOf(publicUrl)
  const sign = (kind: Kind, { remote, address }: Override): Promise<string> => {
    const now = Math.floor(clock.now().getTime() / 1_000)
    return new SignJWT({ remote, address })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(kind)
      .setAudience(audience)
      .setExpirationTime(now + overrideSeconds[kind])
      .sign(secret)
  }
  /** Undefined for a token that is not ours, of another kind or site, or too old. */
  const read = async (kind: Kind, token: string | undefined): Promise<Override | undefined> => {
    if (!token || token.length > 1_000) return undefined
    try {
      const options = { algorithms: ['HS256'], subject: kind, audience, currentDate: clock.now() }
      const { payload } = await jwtVerify(token, secret, { ...options, requiredClaims: ['exp'] })
      return z.safeParse(override, payload).data
    } catch {
      return undefined
    }
  }
  return { sign, read }
}
