import { SignJWT } from 'jose'
import { tokenAudience, tokenIssuer, type TokenKey } from '@lunchpail/contracts/auth/api'
import type { Clock } from '@lunchpail/kit-service/clock'
import { algorithm, rotateSigningKeys, usableKeys, type SigningKey } from './rotate-signing-keys.ts'
import type { Database } from '../database.ts'
import type { Secrets } from './secrets.ts'
import { signerOf } from './signing-keys.ts'

const tokenSeconds = 30
/** Another instance may have created a key. Shorter than the time for which a new key is published before it signs. */
const cacheMs = 60_000

/** The keys that sign the site's tokens. */
export interface Keyring {
  readonly sign: (claims: Record<string, unknown>) => Promise<string>
  readonly published: () => Promise<TokenKey[]>
}

export function openKeyring(database: Database, secrets: Secrets, clock: Clock): Keyring {
  let cached: { readonly keys: readonly SigningKey[]; readonly at: number } | undefined
  let reading: Promise<readonly SigningKey[]> | undefined

  const keys = async (): Promise<readonly SigningKey[]> => {
    const now = clock.now().getTime()
    if (cached && now - cached.at < cacheMs) return cached.keys
    reading ??= rotateSigningKeys(database, secrets, clock.now()).finally(() => (reading = undefined))
    const fresh = await reading
    cached = { keys: fresh, at: now }
    return fresh
  }

  return {
    async published() {
      return (await keys()).map((key) => key.publicKey)
    },
    async sign(claims) {
      const now = clock.now()
      const signer = signerOf(usableKeys(await keys()), now)!
      const issued = Math.floor(now.getTime() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, kid: signer.id })
        .setIssuer(tokenIssuer)
        .setAudience(tokenAudience)
        .setIssuedAt(issued)
        .setExpirationTime(issued + tokenSeconds)
        .sign(signer.privateKey)
    },
  }
}
