import pg from 'pg'
import { migrateService } from '../migrate-service.ts'

export type Fill = (pool: pg.Pool) => Promise<void>

/** A migrated database, the tables of its job queue included. */
export const contentOf = (folder: string, fill?: Fill) => ({
  key: fill ? `${folder}, filled` : folder,
  make: async (url: string): Promise<void> => {
    await migrateService(url, folder)
    if (!fill) return
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    try {
      await fill(pool)
    } finally {
      await pool.end()
    }
  },
})
