import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { statementName } from './statement-name.ts'

/** Prisma on the service's own pool, with statements prepared once for each connection. */
export const prismaAdapter = (pool: pg.Pool): PrismaPg =>
  new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) })

/** A rush waits for its turn at the few connections: Prisma alone gives up after two seconds. Milliseconds. */
export const transactionOptions = { maxWait: 8_000, timeout: 10_000 }
