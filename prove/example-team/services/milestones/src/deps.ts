import type { Database } from './database.ts'

export interface Deps {
  readonly database: Database
}
