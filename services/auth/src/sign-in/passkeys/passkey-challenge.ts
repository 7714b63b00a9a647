import { createHash } from 'node:crypto'
import { minuteMs } from '@lunchpail/contracts/durations'
import type { Database } from '../../database.ts'
import type { Deps } from '../../deps.ts'

const liveMinutes = 5

/** What a passkey is to sign: by whom, on which browser, and for what. */
interface Asked {
  readonly purpose: 'register' | 'sign-in'
  /** keyed hash of the browser, or of the session */
  readonly device: string
  /** whose new passkey it is to be; null at a sign-in */
  readonly accountId: string | null
}

const hashOf = (challenge: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(challenge).digest())

export async function keepChallenge(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  challenge: string,
  asked: Asked,
): Promise<void> {
  const now = clock.now()
  await database.passkeyChallenge.create({
    data: {
      ...asked,
      challengeHash: hashOf(challenge),
      createdAt: now,
      expiresAt: new Date(now.getTime() + liveMinutes * minuteMs),
    },
  })
}

/** Takes the challenge that was signed, once, whatever comes of it; undefined where this browser has none like it. */
export async function takeChallenge(
  database: Pick<Database, 'passkeyChallenge'>,
  clientDataJSON: string,
  asked: Asked,
  now: Date,
): Promise<string | undefined> {
  const challenge = challengeOf(clientDataJSON)
  if (challenge === undefined) return undefined
  const { count } = await database.passkeyChallenge.deleteMany({
    where: { ...asked, challengeHash: hashOf(challenge), expiresAt: { gt: now } },
  })
  return count === 1 ? challenge : undefined
}

/** As the browser says it; the signature is over the same bytes. */
function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return data instanceof Object && 'challenge' in data && typeof data.challenge === 'string'
      ? data.challenge
      : undefined
  } catch {
    return undefined
  }
}
