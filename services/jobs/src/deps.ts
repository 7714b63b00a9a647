import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Logger } from 'pino'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { MessageQuota } from '@lunchpail/kit-service/message-quota'
import type { Write } from '@lunchpail/kit-service/write'
import type { Geocoder } from './commute/census-geocoder.ts'
import type { Router } from './commute/osrm-router.ts'
import type { Database, Tx } from './database.ts'
import type { ObjectStore } from '@lunchpail/kit-service/object-store'

export interface Deps {
  readonly database: Database
  readonly write: Write<Tx>
  readonly clock: Clock
  /** `pg` without Prisma, for the search and the page of a position, which are called most */
  readonly statements: Transaction
  readonly log: Logger
  /** to the key of notifications */
  readonly seal: (value: unknown) => Promise<string>
  readonly messageQuota: MessageQuota
  /** decides which of the same jobs is shown, after a change */
  readonly settle: () => Promise<void>
  /** to which people text the keywords of posters, in E.164; null where texts are not received */
  readonly textNumber: string | null
  /** of the site, for links that leave it */
  readonly publicUrl: string
  /** null where none is configured: the packaged places and the distance stand in */
  readonly geocoder: Geocoder | null
  readonly router: Router | null
  /** null where no store is configured */
  readonly store: ObjectStore | null
}
