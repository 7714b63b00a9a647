import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { Prisma } from '../../generated/client.ts'
import type { Database } from '../database.ts'
import type { Secrets } from '../domain/secrets.ts'
import { needsNewKey, signerOf, spentKeys } from '../domain/signing-keys.ts'

const algorithm = 'EdDSA'
const tokenSeconds = 30
/** Another instance may have made a key: looked at again after this long. Shorter than a new key's lead. */
const readAgainAfter = 60_000
/** Of all advisory locks of this database, the one under which a key is made. */
const rotation = 0x6b657973

type PrivateKey = Awaited<ReturnType<typeof importJWK>>
interface Key {
  readonly id: string
  readonly createdAt: Date
  readonly publicKey: JWK
  /** absent where it was encrypted under an older secret: it is still published, but signs no more */
  readonly privateKey: PrivateKey | undefined
}

/** The keys that sign the site's tokens: made, published, used and retired here. */
export interface Keyring {
  readonly sign: (claims: Record<string, unknown>) => Promise<string>
  readonly published: () => Promise<JWK[]>
}

export function openKeyring(database: Database, secrets: Secrets, clock: Clock): Keyring {
  let held: { readonly keys: readonly Key[]; readonly at: number } | undefined
  let reading: Promise<readonly Key[]> | undefined

  const keys = async (): Promise<readonly Key[]> => {
    const now = clock.now().getTime()
    if (held && now - held.at < readAgainAfter) return held.keys
    reading ??= read(database, secrets, clock.now()).finally(() => (reading = undefined))
    const fresh = await reading
    held = { keys: fresh, at: now }
    return fresh
  }

  return {
    async published() {
      return (await keys()).map((key) => key.publicKey)
    },
    async sign(claims) {
      const now = clock.now()
      const signer = signerOf(usable(await keys()), now)!
      const issued = Math.floor(now.getTime() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, kid: signer.id })
        .setIssuedAt(issued)
        .setExpirationTime(issued + tokenSeconds)
        .sign(signer.privateKey)
    },
  }
}

const usable = (keys: readonly Key[]) =>
  keys.filter((key): key is Key & { privateKey: PrivateKey } => key.privateKey !== undefined)

/** Reads the keys; makes a new one and forgets spent ones where it is time. */
async function read(database: Database, secrets: Secrets, now: Date): Promise<readonly Key[]> {
  const keys = await stored(database, secrets)
  if (!needsNewKey(usable(keys), now) && spentKeys(keys, now).length === 0) return keys
  const made = await newKey(secrets, now)
  await database.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(${rotation}::bigint)`
    // another instance may have been here first
    const current = await stored(tx, secrets)
    if (needsNewKey(usable(current), now)) await tx.signingKey.create({ data: made })
    await tx.signingKey.deleteMany({ where: { id: { in: spentKeys(current, now).map((key) => key.id) } } })
  })
  return stored(database, secrets)
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

async function stored(database: Pick<Database, 'signingKey'>, secrets: Secrets): Promise<readonly Key[]> {
  const rows = await database.signingKey.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  return Promise.all(
    rows.map(async (row) => {
      const privateJwk = secrets.decrypt(row.sealedPrivateKey)
      return {
        id: row.id,
        createdAt: row.createdAt,
        publicKey: row.publicKey as JWK,
        privateKey:
          privateJwk === undefined ? undefined : await importJWK(JSON.parse(privateJwk) as JWK, algorithm),
      }
    }),
  )
}
