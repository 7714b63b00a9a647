import type pg from 'pg'
import { prismaAdapter, transactionOptions } from '@lunchpail/kit-database/prisma-adapter'
import { type Prisma, PrismaClient } from '../generated/client.ts'

export const openDatabase = (pool: pg.Pool): PrismaClient =>
  new PrismaClient({ adapter: prismaAdapter(pool), transactionOptions })

export type Database = PrismaClient
export type Tx = Prisma.TransactionClient
export type { Account, Session } from '../generated/client.ts'
