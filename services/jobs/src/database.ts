import { prismaAdapter, transactionOptions } from '@lunchpail/kit-database/prisma-adapter'
import type pg from 'pg'
import { PrismaClient } from '../generated/client.ts'
import type { Prisma } from '../generated/client.ts'

export type Tx = Prisma.TransactionClient

export const openDatabase = (pool: pg.Pool) =>
  new PrismaClient({ adapter: prismaAdapter(pool), transactionOptions })
