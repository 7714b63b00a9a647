import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { JWK } from 'jose'
import { archivePiece } from '@lunchpail/contracts/archive'
import { archiveRequested } from '@lunchpail/contracts/auth/events'
import type { EventType } from '@lunchpail/contracts/event'
import type { Noun } from '@lunchpail/contracts/noun'
import { quoteIdentifier, type Retention } from '@lunchpail/kit-database/retention'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import { reaction, type Subscription } from '@lunchpail/kit-events/subscription'
import type { Clock } from './clock.ts'
import { isOfAccount } from './erasure.ts'
import { sealTo } from './seal.ts'
import type { BuiltService } from './service.ts'

export type ArchivedRow = Readonly<Record<string, unknown>>
/** What a service keeps about an account: rows by table. */
export type ArchivedRows = Readonly<Record<string, readonly ArchivedRow[]>>

/** What an archive needs of a service. */
export interface Archiving extends Pick<BuiltService, 'archiveElsewhere' | 'openArchivedRow'> {
  readonly noun: Noun
  readonly retention: readonly Retention[]
  readonly clock: Clock
}

/** Hashes and sealed values are of no use to their person, but might be to a finder of the archive. */
const isKey = (column: string): boolean => /(^|_)(hash(es)?|token|secret)$|^sealed_/.test(column)

/**
 * The rows about an account, by the retention list: each table that has some, without keys. What is on its way to somewhere
 * (outbox, inbox, dead letters, stored responses) says no more than the tables do, and is left out.
 */
export async function collectRows(
  tx: Transaction,
  { retention, archiveElsewhere, openArchivedRow }: Omit<Archiving, 'noun' | 'clock'>,
  accountId: string,
): Promise<ArchivedRows> {
  const byTable: Record<string, readonly ArchivedRow[]> = {}
  for (const { table, account, atErasure, archive } of retention) {
    if (!account || atErasure === 'deleted-elsewhere' || archive === 'transient') continue
    const found = await tx.$queryRawUnsafe<{ owned: ArchivedRow }[]>(
      `select to_jsonb(owned) as owned from ${quoteIdentifier(table)} owned where ${isOfAccount(account, retention)}`,
      accountId,
    )
    const rows: ArchivedRow[] = []
    for (const { owned } of found) {
      const opened = (await openArchivedRow?.(table, owned)) ?? owned
      rows.push(Object.fromEntries(Object.entries(opened).filter(([column]) => !isKey(column))))
    }
    if (rows.length > 0) byTable[table] = rows
  }
  return { ...byTable, ...(await archiveElsewhere?.(accountId)) }
}

/** Of gzipped rows in one piece: base64 twice, in the JWE and inside it, makes it 1.8 times as long. */
const pieceBytes = 400_000

/** Seals rows to the key of an archive, in pieces that an event can carry. */
export async function sealPieces(publicKey: JWK, rows: ArchivedRows): Promise<string[]> {
  const bytes = await promisify(gzip)(JSON.stringify(rows))
  const seal = sealTo(publicKey)
  const pieces: string[] = []
  for (let from = 0; from < bytes.length; from += pieceBytes)
    pieces.push(await seal(bytes.subarray(from, from + pieceBytes).toString('base64')))
  return pieces
}

/** The rows that were sealed, from their pieces in order. */
export async function openPieces(
  open: (sealed: string) => Promise<unknown>,
  pieces: readonly string[],
): Promise<ArchivedRows> {
  const opened = await Promise.all(
    pieces.map(async (piece) => Buffer.from(String(await open(piece)), 'base64')),
  )
  const bytes = await promisify(gunzip)(Buffer.concat(opened))
  return JSON.parse(bytes.toString()) as ArchivedRows
}

/** Every service but auth, which asks for them, sends what it keeps about an account, sealed to the key of the archive. */
export const archiveSubscription = <Tx extends Transaction>(archiving: Archiving): Subscription<Tx>[] => {
  const { noun, clock } = archiving
  if (noun === 'auth') return []
  return [
    // from the beginning: a service that is new has something to say of an archive that is still waited for
    reaction(
      archiveRequested,
      { from: 'beginning', alone: true },
      async (tx: Tx, { account_id, archive_id, public_key }, { traceparent }) => {
        const pieces = await sealPieces(public_key, await collectRows(tx, archiving, account_id))
        for (const [index, sealed] of pieces.entries())
          await emit(
            tx,
            archivePiece(noun),
            { account_id, archive_id, index, count: pieces.length, sealed },
            { at: clock.now(), subject: account_id, traceparent },
          )
      },
    ),
  ]
}

/** The event that kit publishes for a service, and the one that it handles. */
export const archiveEvents = (noun: Noun): EventType[] => (noun === 'auth' ? [] : [archivePiece(noun)])
export const archiveConsumes = (noun: Noun): EventType[] => (noun === 'auth' ? [] : [archiveRequested])
