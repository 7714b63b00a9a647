import type pg from 'pg'
import { openPrisma } from '@lunchpail/kit-database/open-prisma'
import { PrismaClient, type Prisma } from '../generated/client.ts'

export type Database = PrismaClient
export type Tx = Prisma.TransactionClient

/** An import writes hundreds of postings in one transaction. */
const timeoutMs = 30_000

export const openDatabase = (pool: pg.Pool) => openPrisma<Tx, PrismaClient>(PrismaClient, pool, timeoutMs)
