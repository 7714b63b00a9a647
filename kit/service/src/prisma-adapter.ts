import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'

const names = new Map<string, string>()
/** Statement texts are few, but lists of changing length make new ones: past this many, no more are named. */
const most = 500

/** Names a statement by its text, so that a connection prepares it once. */
const statementName = ({ sql }: { sql: string }): string => {
  const known = names.get(sql)
  if (known !== undefined) return known
  // An empty name is Postgres' own unnamed statement: prepared for this one call.
  if (names.size >= most) return ''
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 24)
  names.set(sql, name)
  return name
}

/** Prisma on the service's own pool, with statements prepared once for each connection. */
export const prismaAdapter = (pool: pg.Pool): PrismaPg =>
  new PrismaPg(pool, { statementNameGenerator: statementName })
