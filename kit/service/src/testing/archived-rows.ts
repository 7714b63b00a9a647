import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import { archivePiece } from '@lunchpail/contracts/archive'
import { archiveRequested } from '@lunchpail/contracts/auth/events'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import type { Retention } from '@lunchpail/kit-database/retention'
import type { Noun } from '@lunchpail/contracts/noun'
import { expect, vi } from 'vitest'
import { collectRows, openPieces, type ArchivedRows } from '../archive.ts'
import { opener } from '../seal.ts'
import type { TestService } from './test-service.ts'

/**
 * What a service sends for an archive, in which the marks cannot be read on the way; auth, which asks for it, collects its own.
 */
export const archivedRows = async (
  { noun, retention }: { readonly noun: Noun; readonly retention: readonly Retention[] },
  service: TestService,
  owner: { readonly id: string; readonly marks: readonly string[] },
): Promise<ArchivedRows> => {
  if (noun === 'auth') return pgTransaction(service.pool)((tx) => collectRows(tx, { retention }, owner.id))
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true })
  const { kty, crv, x, y } = await exportJWK(publicKey)
  const archive_id = randomUUID()
  const public_key = { kty: kty!, crv: crv!, x: x!, y: y! }
  await service.publish(archiveRequested, { account_id: owner.id, archive_id, public_key })
  const pieces = await vi.waitFor(() => {
    const sent = service.events
      .published(archivePiece(noun))
      .map(({ data }) => data)
      .filter((data) => data.archive_id === archive_id)
    expect(sent).toHaveLength(sent[0]?.count ?? 1)
    return sent
  }, 15_000)
  for (const { sealed } of pieces) for (const mark of owner.marks) expect(sealed).not.toContain(mark)
  return openPieces(
    opener([await exportJWK(privateKey)]),
    pieces.map(({ sealed }) => sealed),
  )
}
