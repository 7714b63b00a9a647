// SQL by hand: an advisory lock lets instances take turns.
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { randomUUID } from 'node:crypto'
import type { TokenKey } from '@lunchpail/contracts/auth/api'
import type { Prisma } from '../../generated/client.ts'
import type { Database } from '../database.ts'
import type { Secrets } from './secrets.ts'
import { needsNewKey, spentKeys } from './signing-keys.ts'

export const algorithm = 'EdDSA'
/** Any number of this database's own. */
const lockId = 0x6b657973

type PrivateKey = Awaited<ReturnType<typeof importJWK>>
export interface SigningKey {
  readonly id: string
  readonly createdAt: Date
  readonly publicKey: TokenKey
  /** undefined where it was encrypted under an older secret: still published, but no longer signs */
  readonly privateKey: PrivateKey | undefined
}
export type UsableKey = SigningKey & { readonly privateKey: PrivateKey }

export const usableKeys = (keys: readonly SigningKey[]): UsableKey[] =>
  keys.filter((key): key is UsableKey => key.privateKey !== undefined)

/** Reads the signing keys, the oldest first; creates a new one and deletes spent ones where it is time. */
export async function rotateSigningKeys(
  database: Database,
  secrets: Secrets,
  now: Date,
): Promise<readonly SigningKey[]> {
  const keys = await readKeys(database, secrets)
  if (!needsNewKey(usableKeys(keys), now) && spentKeys(keys, now).length === 0) return keys
  const created = await newKey(secrets, now)
  await database.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(${lockId}::bigint)`
    // another instance may have rotated while this one waited
    const current = await readKeys(tx, secrets)
    if (needsNewKey(usableKeys(current), now)) await tx.signingKey.create({ data: created })
    await tx.signingKey.deleteMany({ where: { id: { in: spentKeys(current, now).map((key) => key.id) } } })
  })
  return readKeys(database, secrets)
}

async function newKey(secrets: Secrets, now: Date): Promise<Prisma.SigningKeyCreateInput> {
  const id = randomUUID()
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true, crv: 'Ed25519' })
  return {
    id,
    publicKey: {
      ...(await exportJWK(publicKey)),
      kid: id,
      alg: algorithm,
      use: 'sig',
    } as Prisma.InputJsonObject,
    sealedPrivateKey: secrets.encrypt(JSON.stringify(await exportJWK(privateKey))),
    createdAt: now,
  }
}

async function readKeys(
  database: Pick<Database, 'signingKey'>,
  secrets: Secrets,
): Promise<readonly SigningKey[]> {
  const rows = await database.signingKey.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  return Promise.all(
    rows.map(async (row) => {
      const privateJwk = secrets.decrypt(row.sealedPrivateKey)
      return {
        id: row.id,
        createdAt: row.createdAt,
        publicKey: row.publicKey as TokenKey,
        privateKey:
          privateJwk === undefined ? undefined : await importJWK(JSON.parse(privateJwk) as JWK, algorithm),
      }
    }),
  )
}
