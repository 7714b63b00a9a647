import * as z from 'zod/mini'
import { eventType } from './event.ts'
import { id, upTo } from './fields/texts.ts'
import type { Noun } from './noun.ts'

/** Of what a service seals: one event takes no more. */
export const maxPieceCharacters = 750_000

/**
 * A piece of what a service keeps about an account, for the archive that its person asked for. Sealed to the key of
 * that archive: its JWE is of base64 of a part of the gzipped rows by table. Auth keeps the pieces as they are.
 */
export const archivePiece = <const N extends Noun>(noun: N) =>
  eventType({
    type: `${noun}.archive.piece.v1`,
    owner: noun,
    kind: 'moment',
    summary: `${noun} sealed a piece of what it keeps about an account.`,
    accounts: ['account_id'],
    data: z.object({
      account_id: id,
      archive_id: id,
      /** from 0 */
      index: z.number(),
      /** how many pieces there are of this service */
      count: z.number(),
      sealed: upTo(maxPieceCharacters),
    }),
  })
