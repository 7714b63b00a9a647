import { loadModule, parseSync, SqlError, type Node, type RawStmt } from 'libpg-query'
import { isConcurrent, nameOf, reasonsOf, validates } from './migration-lint/statement.ts'

await loadModule()

/** The beginning of a statement on one line, without comments. Its place is counted in bytes. */
const textOf = (sql: string, { stmt_location = 0, stmt_len }: RawStmt): string =>
  Buffer.from(sql)
    .subarray(stmt_location, stmt_len === undefined ? undefined : stmt_location + stmt_len)
    .toString()
    .replace(/--.*$|\/\*[^]*?\*\//gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60)

interface Statement {
  readonly stmt: Node
  readonly text: string
}

const statementsOf = (sql: string): readonly Statement[] | SqlError => {
  try {
    const { stmts = [] } = parseSync(sql)
    return stmts.flatMap(({ stmt, ...place }) => (stmt ? [{ stmt, text: textOf(sql, place) }] : []))
  } catch (failure) {
    if (failure instanceof SqlError) return failure
    throw failure
  }
}

/** One that may be there before is not made. */
const madeBy = (node: Node): string[] =>
  'CreateStmt' in node && node.CreateStmt.relation && !node.CreateStmt.if_not_exists
    ? [nameOf(node.CreateStmt.relation)]
    : []

/**
 * What a migration would do to those who use its tables meanwhile; none where nothing. PostgreSQL's own parser reads it, and
 * what is not known to be harmless is refused.
 */
export function lintMigration(name: string, sql: string): string[] {
  const statements = statementsOf(sql)
  if (statements instanceof Error) return [`${name}: is no SQL of PostgreSQL: ${statements.message}`]
  const isContract = /^\d+_contract_/.test(name)
  const made = new Set(statements.flatMap(({ stmt }) => madeBy(stmt)))
  const reasons = statements.flatMap(({ stmt, text }) =>
    reasonsOf(stmt, made)
      .filter(({ takesAway }) => !(takesAway && isContract))
      .map(({ says }) => `${name}: "${text}" ${says}`),
  )
  if (statements.length > 1 && statements.some(({ stmt }) => isConcurrent(stmt)))
    reasons.push(`${name}: what is concurrent runs outside a transaction, and so alone in its migration`)
  const validated = statements.flatMap(({ stmt }) => validates(stmt))
  if (validated.includes(true) && validated.includes(false))
    reasons.push(`${name}: what is validated is read under the locks of the whole file: validate it alone`)
  return reasons
}
