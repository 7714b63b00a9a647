import { randomBytes, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { tokenAudience, tokenIssuer } from '@lunchpail/contracts/auth/api'
import type { AccountType, SessionLevel } from '@lunchpail/contracts/auth/enumerations'
import type { Clock } from '../clock.ts'
import type { CallerCompany, Person } from '../route.ts'

export interface TestAccount {
  readonly id?: string
  readonly type?: AccountType
  readonly level?: SessionLevel
  readonly sessionId?: string
  /** overrides the default person; null for the token of an older auth, which names nobody */
  readonly person?: Partial<Person> | null
  /** of an employer who belongs to one */
  readonly company?: CallerCompany | null
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
}

interface TestTokens {
  /** the JWKS for TOKEN_KEYS */
  readonly keys: string
  readonly account: (account: TestAccount) => Credentials
  readonly visitor: () => Credentials
}

export const createTestTokens = async (clock: Clock): Promise<TestTokens> => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const credentials = (claims: Record<string, unknown>): Credentials => {
    const csrf = randomBytes(16).toString('base64url')
    const token = (): Promise<string> => {
      const now = Math.floor(clock.now().getTime() / 1_000)
      return new SignJWT({ iss: tokenIssuer, aud: tokenAudience, ...claims, csrf })
        .setProtectedHeader({ alg: 'EdDSA', kid: 'test' })
        .setIssuedAt(now)
        .setExpirationTime(now + 30)
        .sign(privateKey)
    }
    return { token, csrf }
  }
  return {
    keys: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'EdDSA' }] }),
    account: ({
      id = randomUUID(),
      type = 'applicant',
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
        level,
        sid: sessionId,
        person: person && { ...defaultPerson, ...person },
        company,
        iss: issuer ?? undefined,
        aud: audience ?? undefined,
      }),
    visitor: () => credentials({ level: 'normal' }),
  }
}
