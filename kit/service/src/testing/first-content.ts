import pg from 'pg'
import { pino } from 'pino'
import { migrate } from '@lunchpail/kit-database/migrate'
import { migrateWorker } from '../worker.ts'

export type Fill = (pool: pg.Pool) => Promise<void>

/** A database as the first start of a service leaves it, the tables of its job queue included. */
export const contentOf = (folder: string, fill?: Fill) => ({
  key: fill ? `${folder}, filled` : folder,
  make: async (url: string): Promise<void> => {
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    try {
      await migrate(url, folder, () => migrateWorker(pool, pino({ level: 'silent' })))
      await fill?.(pool)
    } finally {
      await pool.end()
    }
  },
})
