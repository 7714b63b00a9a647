/** What stops requests, or takes away what the release before reads, and what to do in its place. */
interface Rule {
  readonly found: RegExp
  readonly unless?: RegExp
  readonly says: string
  /** refused outside a `_contract_` migration alone, which comes once nothing live reads it (docs/decisions/13) */
  readonly takesAway?: true
  /** harmless for a table that the same file makes */
  readonly ofOldTables?: true
}

const table = '(?:if exists )?(?:only )?"?([\\w.]+)"?'
const inTable = (change: string): RegExp => new RegExp(`^alter table ${table} .*\\b${change}`)

const rules: readonly Rule[] = [
  {
    found: /^drop (table|schema|type|view|materialized view|function)\b/,
    says: 'takes it away',
    takesAway: true,
  },
  {
    found: inTable('drop (?!constraint|default|not null|expression|identity)'),
    says: 'drops a column',
    takesAway: true,
  },
  {
    found: /^alter (table|type|view) .*\brename\b/,
    says: 'renames what is read by its old name',
    takesAway: true,
  },
  { found: /^truncate\b/, says: 'empties a table', takesAway: true },
  {
    found: new RegExp(`^(?:delete from|update) ${table}(?: |$)`),
    unless: / where /,
    says: 'changes every row at once: do it in the background (docs/decisions/174)',
    ofOldTables: true,
  },
  {
    found: inTable('alter (column )?\\S+ (set data )?type\\b'),
    says: 'rewrites the table: add another column',
    ofOldTables: true,
  },
  {
    found: inTable(
      'add (column )?(if not exists )?(?!constraint|check|foreign|unique|primary)\\S+ .*not null',
    ),
    unless: /\bdefault\b|\bgenerated\b/,
    says: 'adds a column that the release before does not fill: give it a default',
    ofOldTables: true,
  },
  {
    found: inTable('set not null'),
    says: 'reads the whole table under its lock: add a check not valid, and validate it in another migration',
    ofOldTables: true,
  },
  {
    found: inTable('add (constraint \\S+ )?(check|foreign key)'),
    unless: /not valid/,
    says: 'reads the whole table under its lock: add it not valid, and validate it in another migration',
    ofOldTables: true,
  },
  {
    found: inTable('add (constraint \\S+ )?(unique|primary key)'),
    unless: /using index/,
    says: 'builds an index under the lock: build it concurrently, then add it using index',
    ofOldTables: true,
  },
  {
    found: new RegExp(`^create (?:unique )?index (?!concurrently).*? on ${table}`),
    says: 'keeps writers out while it is built: create it concurrently, in a migration of its own',
    ofOldTables: true,
  },
  {
    found: /^drop index (?!concurrently)/,
    says: 'waits for everybody: drop it concurrently, in a migration of its own',
  },
  { found: /^(lock table|vacuum full|cluster|reindex (?!.*concurrently))/, says: 'keeps everybody out' },
]

/** The statements, in lower case and on one line each, without comments and without what is in strings and functions. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/\$(\w*)\$[^]*?\$\1\$/g, "''")
    .replace(/--.*$|\/\*[^]*?\*\//gm, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')

const madeBy = (statement: string): string[] => {
  const made = new RegExp(`^create (?:unlogged )?table (?:if not exists )?"?([\\w.]+)"?`).exec(statement)?.[1]
  return made === undefined ? [] : [made]
}

/** What a migration would do to those who use its tables meanwhile; none where nothing. */
export function lintMigration(name: string, sql: string): string[] {
  const statements = statementsOf(sql)
  const isContract = /^\d+_contract_/.test(name)
  const made = new Set(statements.flatMap(madeBy))
  const reasons = statements.flatMap((statement) =>
    rules.flatMap(({ found, unless, says, takesAway, ofOldTables }) => {
      const match = found.exec(statement)
      if (!match || unless?.test(statement) || (takesAway && isContract)) return []
      if (ofOldTables && made.has(match[1]!)) return []
      return [`${name}: "${statement.slice(0, 60)}" ${says}`]
    }),
  )
  const concurrent = statements.filter((statement) => / index concurrently /.test(` ${statement} `))
  return concurrent.length > 0 && statements.length > 1
    ? [...reasons, `${name}: what is concurrent runs outside a transaction, and so alone in its migration`]
    : reasons
}
