import { createHash } from 'node:crypto'

const names = new Map<string, string>()
/** Statements are few, but lists of varying length make new texts: past this number, no more are prepared. */
const maxNames = 500

/** A name by the text of a statement, so that each connection prepares it once. */
export const statementName = (sql: string): string => {
  const known = names.get(sql)
  if (known !== undefined) return known
  // The empty name is PostgreSQL's unnamed statement, which is prepared for one call.
  if (names.size >= maxNames) return ''
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 24)
  names.set(sql, name)
  return name
}
