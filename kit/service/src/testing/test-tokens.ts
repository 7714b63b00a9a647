import { generateKeyPairSync, randomBytes, randomUUID, type KeyObject } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose'
import { tokenAudience, tokenIssuer } from '@lunchpail/contracts/auth/api'
import type { AccountType, SessionLevel } from '@lunchpail/contracts/auth/enumerations'
import { siteProcesses, type Noun, type SiteProcess } from '@lunchpail/contracts/noun'
import { callerTokens } from '../caller-tokens.ts'
import type { Clock } from '../clock.ts'
import type { CallerCompany, Person } from '../route.ts'

export interface TestAccount {
  readonly id?: string
  readonly type?: AccountType
  readonly version?: number
  readonly level?: SessionLevel
  readonly sessionId?: string
  /** overrides the default person */
  readonly person?: Partial<Person>
  /** of an employer who belongs to one */
  readonly company?: (Omit<CallerCompany, 'name'> & { readonly name?: string }) | null
  /** override `iss` and `aud`; null for a token that has none */
  readonly issuer?: string | null
  readonly audience?: string | null
}

/** The person in a test's token by default. */
export const defaultPerson: Person = {
  first_name: 'Ana',
  last_name: 'Lopez',
  email: 'ana@example.com',
  phone: '5555550123',
  email_proven: true,
  phone_proven: true,
}

/** What the gateway would add to a request: a token of 30 seconds, and the CSRF value of its page. */
export interface Credentials {
  readonly token: () => Promise<string>
  readonly csrf: string
  /** of a process of the site, for an internal endpoint */
  readonly callerToken?: (caller: SiteProcess, audience: Noun) => Promise<string>
}

interface TestTokens {
  /** the JWKS for TOKEN_KEYS */
  readonly keys: string
  /** the JWKS for CALLER_KEYS */
  readonly callerKeys: string
  /** for CALLER_KEY */
  readonly callerKey: (caller: SiteProcess) => string
  readonly callerToken: (caller: SiteProcess, audience: Noun, clock?: Pick<Clock, 'now'>) => Promise<string>
  readonly account: (account: TestAccount) => Credentials
  readonly visitor: () => Credentials
}

/** A key for each process of the site, as in production. */
export const createCallerKeys = async (clock: Pick<Clock, 'now'>) => {
  const pairs = siteProcesses.map((process) => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const named = (key: KeyObject): JWK => ({ ...(key.export({ format: 'jwk' }) as JWK), kid: process })
    return { process, publicKey: named(publicKey), privateKey: named(privateKey) }
  })
  const keyOf = (process: SiteProcess): JWK => pairs.find((pair) => pair.process === process)!.privateKey
  const authorize = new Map(
    siteProcesses.map((process) => [process, callerTokens(keyOf(process), clock)] as const),
  )
  return {
    keys: JSON.stringify({ keys: pairs.map(({ publicKey }) => publicKey) }),
    key: (process: SiteProcess): string => JSON.stringify(keyOf(process)),
    token: (process: SiteProcess, audience: Noun, at = clock): Promise<string> =>
      at === clock ? authorize.get(process)!(audience) : callerTokens(keyOf(process), at)(audience),
  }
}

export const createTestTokens = async (clock: Clock): Promise<TestTokens> => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const caller = await createCallerKeys(clock)
  const credentials = (claims: Record<string, unknown>): Credentials => {
    const csrf = randomBytes(16).toString('base64url')
    const sign = (now: number): Promise<string> =>
      new SignJWT({ iss: tokenIssuer, aud: tokenAudience, ...claims, csrf })
        .setProtectedHeader({ alg: 'EdDSA', kid: 'test' })
        .setIssuedAt(now)
        .setExpirationTime(now + 30)
        .sign(privateKey)
    // a signature is the longest part of many calls: one serves until the clock is moved, as one of auth serves several
    let latest: { readonly now: number; readonly token: Promise<string> } | undefined
    const token = (): Promise<string> => {
      const now = Math.floor(clock.now().getTime() / 1_000)
      if (latest?.now !== now) latest = { now, token: sign(now) }
      return latest.token
    }
    return { token, csrf, callerToken: caller.token }
  }
  return {
    keys: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'EdDSA' }] }),
    callerKeys: caller.keys,
    callerKey: caller.key,
    callerToken: caller.token,
    account: ({
      id = randomUUID(),
      type = 'applicant',
      version = 0,
      level = 'normal',
      sessionId = randomUUID(),
      person = {},
      company = null,
      issuer = tokenIssuer,
      audience = tokenAudience,
    }) =>
      credentials({
        sub: id,
        type,
        version,
        level,
        sid: sessionId,
        person: { ...defaultPerson, ...person },
        company: company && { name: 'Acme', ...company },
        iss: issuer ?? undefined,
        aud: audience ?? undefined,
      }),
    visitor: () => credentials({ level: 'normal' }),
  }
}
