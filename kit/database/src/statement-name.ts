import { createHash } from 'node:crypto'

const names = new Map<string, string>()
/** Statement texts are few, but lists of changing length make new ones: past this many, no more are named. */
const most = 500

/** Names a statement by its text, so that a connection prepares it once. */
export const statementName = (sql: string): string => {
  const known = names.get(sql)
  if (known !== undefined) return known
  // An empty name is Postgres' own unnamed statement: prepared for this one call.
  if (names.size >= most) return ''
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 24)
  names.set(sql, name)
  return name
}
