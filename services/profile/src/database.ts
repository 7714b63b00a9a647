import type pg from 'pg'
import { prismaAdapter, transactionOptions } from '@lunchpail/kit-database/prisma-adapter'
import { PrismaClient, type Prisma } from '../generated/client.ts'

export type Tx = Prisma.TransactionClient

export const openDatabase = (pool: pg.Pool): PrismaClient =>
  new PrismaClient({ adapter: prismaAdapter(pool), transactionOptions })
