import type pg from 'pg'
import { RateLimiterPostgres, type IRateLimiterOptions } from 'rate-limiter-flexible'

/** Counts in the database, for all instances of a service together. */
export const storedLimiter = (
  pool: pg.Pool,
  keyPrefix: string,
  limits: Pick<IRateLimiterOptions, 'points' | 'duration' | 'insuranceLimiter'>,
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'kit',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix,
    ...limits,
  })
