import type pg from 'pg'
import { prismaAdapter } from '@lunchpail/kit-service/prisma-adapter'
import { type Prisma, PrismaClient } from '../generated/client.ts'

/** A rush of logins waits for its turn at the few connections; Prisma alone gives up after two seconds. */
const transactionOptions = { maxWait: 8_000, timeout: 10_000 }

export const openDatabase = (pool: pg.Pool): PrismaClient =>
  new PrismaClient({ adapter: prismaAdapter(pool), transactionOptions })

export type Database = PrismaClient
export type Tx = Prisma.TransactionClient
export type { Account, Session } from '../generated/client.ts'
