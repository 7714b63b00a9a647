import { hourMs } from '@lunchpail/contracts/durations'
import { exportJWK, generateKeyPair } from 'jose'
import type * as api from '@lunchpail/contracts/auth/api'
import { archiveRequested } from '@lunchpail/contracts/auth/events'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { emit } from '@lunchpail/kit-events/emit'
import { collectRows, sealPieces } from '@lunchpail/kit-service/archive'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import { checkPortalFactor } from '../../sign-in/second-factor/check-second-factor.ts'
import { archiveHours } from './archive-life.ts'
import { presentArchive } from './present-archive.ts'
import { findArchive } from './find-archive.ts'
import { retention } from '../../retention.ts'

/**
 * Asks every service for what it keeps about the person. The archive has a key pair of its own: what each service
 * seals to it is kept as it came, opened only where the person downloads it, and worth nothing once the private half is
 * deleted with the archive.
 */
export const requestArchive =
  (deps: Deps): Handler<typeof api.requestArchive> =>
  async (request) => {
    const accountId = request.caller.account.id
    const now = deps.clock.now()
    await checkPortalFactor(deps.database, request.caller)
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true })
    const [publicJwk, privateJwk] = await Promise.all([exportJWK(publicKey), exportJWK(privateKey)])
    const { kty, crv, x, y } = publicJwk
    const sealedPrivateKey = deps.secrets.encrypt(JSON.stringify(privateJwk))

    return deps.write(request, async (tx) => {
      await lockAccount(tx, accountId)
      const last = await findArchive(tx, accountId, now)
      const waitMs = last ? last.requestedAt.getTime() + archiveHours.between * hourMs - now.getTime() : 0
      if (waitMs > 0) return refuse('archive-too-soon', { retryAfterSeconds: Math.ceil(waitMs / 1_000) })
      // the one before is replaced, with its key
      await tx.archive.deleteMany({ where: { accountId } })
      const { id } = await tx.archive.create({ data: { accountId, sealedPrivateKey, requestedAt: now } })
      const pieces = await sealPieces(publicJwk, await collectRows(tx, { retention }, accountId))
      await tx.archivePiece.createMany({
        data: pieces.map((sealed, index) => ({
          archiveId: id,
          noun: 'auth',
          index,
          count: pieces.length,
          sealed,
          createdAt: now,
        })),
      })
      await emit(
        tx,
        archiveRequested,
        { account_id: accountId, archive_id: id, public_key: { kty: kty!, crv: crv!, x: x!, y: y! } },
        { at: now, subject: accountId, traceparent: request.traceparent },
      )
      return { status: 202, body: { archive: presentArchive((await findArchive(tx, accountId, now))!) } }
    })
  }
