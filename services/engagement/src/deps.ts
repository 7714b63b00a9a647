import type { Platform } from '@lunchpail/kit-service/service'
import type { Config } from './config.ts'
import type { Database } from './database.ts'

export interface Deps {
  readonly database: Database
  readonly notice: Platform<Config>['notice']
}
