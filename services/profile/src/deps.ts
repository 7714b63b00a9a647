import type { ContactSecret } from '@lunchpail/kit-service/contact-secret'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { MessageQuota } from '@lunchpail/kit-service/message-quota'
import type { Platform } from '@lunchpail/kit-service/service'
import type { Write } from '@lunchpail/kit-service/write'
import type { Config } from './config.ts'
import type { Database, Tx } from './database.ts'
import type { FindHome } from './sections/find-home.ts'

export interface Deps {
  readonly database: Database
  readonly write: Write<Tx>
  readonly clock: Clock
  readonly messageQuota: MessageQuota
  readonly updateTabs: Platform<Config>['updateTabs']
  readonly findHome: FindHome
  /** shared with auth and wizard */
  readonly contactSecret: ContactSecret
  /** to the key of notifications */
  readonly seal: (value: unknown) => Promise<string>
  readonly log: Platform<Config>['log']
}
