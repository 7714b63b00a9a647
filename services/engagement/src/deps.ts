import type { Platform } from '@lunchpail/kit-service/service'
import type { Config } from './config.ts'
import type { openDatabase } from './database.ts'

export interface Deps {
  readonly database: ReturnType<typeof openDatabase>
  readonly notice: Platform<Config>['notice']
}
