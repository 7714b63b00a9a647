import type { AlterTableCmd, ColumnDef, Constraint, Node } from 'libpg-query'
import { unknown, type Reason } from './reason.ts'

/** They change what PostgreSQL knows of a table, and read no row of it. */
const harmless = new Set<AlterTableCmd['subtype']>([
  'AT_ColumnDefault',
  'AT_DropConstraint',
  'AT_DropExpression',
  'AT_DropIdentity',
  'AT_DropNotNull',
  'AT_ResetOptions',
  'AT_ResetRelOptions',
  'AT_SetCompression',
  'AT_SetIdentity',
  'AT_SetOptions',
  'AT_SetRelOptions',
  'AT_SetStatistics',
  'AT_SetStorage',
  'AT_ValidateConstraint',
])

const rewrites: Reason = { says: 'rewrites the table: add another column' }
const readsAll: Reason = {
  says: 'reads the whole table under its lock: add a check not valid, and validate it in another migration',
}
const buildsIndex: Reason = {
  says: 'builds an index under the lock: build it concurrently, then add it using index',
}

/** Why one action of ALTER TABLE is refused on a table that people use. */
export const reasonOfAction = ({ subtype, def }: AlterTableCmd): Reason | undefined => {
  if (harmless.has(subtype)) return undefined
  switch (subtype) {
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? reasonOfColumn(def.ColumnDef) : unknown
    case 'AT_AddConstraint':
      return def && 'Constraint' in def ? reasonOfConstraint(def.Constraint) : unknown
    case 'AT_DropColumn':
      return { says: 'drops a column', takesAway: true }
    case 'AT_AlterColumnType':
    case 'AT_SetExpression':
    case 'AT_AddIdentity':
    case 'AT_SetLogged':
    case 'AT_SetUnLogged':
    case 'AT_SetTableSpace':
    case 'AT_SetAccessMethod':
      return rewrites
    case 'AT_SetNotNull':
      return readsAll
    default:
      return unknown
  }
}

const reasonOfConstraint = ({ contype, skip_validation, indexname }: Constraint): Reason | undefined => {
  switch (contype) {
    case 'CONSTR_CHECK':
    case 'CONSTR_FOREIGN':
    case 'CONSTR_NOTNULL':
      return skip_validation ? undefined : readsAll
    case 'CONSTR_UNIQUE':
    case 'CONSTR_PRIMARY':
      return indexname ? undefined : buildsIndex
    case 'CONSTR_EXCLUSION':
      return { says: 'builds an index under the lock, and PostgreSQL has no other way: make another table' }
    default:
      return unknown
  }
}

/** Types that are a number with a default which each row gets for itself. */
const serials = /^(small|big)?serial[248]?$/

const reasonOfColumn = ({ typeName, constraints = [] }: ColumnDef): Reason | undefined => {
  const names = (typeName?.names ?? []).map((name) => ('String' in name ? name.String.sval : undefined))
  if (serials.test(names.at(-1) ?? '')) return rewrites
  const all = constraints.flatMap((one) => ('Constraint' in one ? [one.Constraint] : []))
  const hasValue = all.some(({ contype }) => contype === 'CONSTR_DEFAULT' || contype === 'CONSTR_GENERATED')
  const reasons = all.map((one): Reason | undefined => {
    switch (one.contype) {
      case 'CONSTR_NULL':
      case 'CONSTR_ATTR_NOT_ENFORCED':
        return undefined
      case 'CONSTR_NOTNULL':
        return hasValue
          ? undefined
          : { says: 'adds a column that the release before does not fill: give it a default' }
      case 'CONSTR_DEFAULT':
        return isOneValue(one.raw_expr)
          ? undefined
          : { says: 'rewrites the table, as each row gets a default of its own: add the default afterwards' }
      case 'CONSTR_GENERATED':
        return one.generated_kind === 'v' ? undefined : rewrites
      case 'CONSTR_IDENTITY':
        return rewrites
      case 'CONSTR_CHECK':
      case 'CONSTR_FOREIGN':
        return readsAll
      case 'CONSTR_UNIQUE':
      case 'CONSTR_PRIMARY':
        return buildsIndex
      default:
        return unknown
    }
  })
  return reasons.find((reason) => reason !== undefined)
}

/** Functions that give the same value to all rows of a statement. */
const stable = new Set(['now', 'transaction_timestamp', 'statement_timestamp'])

/** Whether PostgreSQL computes a default once, and keeps it beside the table in place of writing it into each row. */
const isOneValue = (node: Node | undefined): boolean => {
  if (!node) return false
  if ('A_Const' in node || 'SQLValueFunction' in node) return true
  if ('TypeCast' in node) return isOneValue(node.TypeCast.arg)
  if ('A_ArrayExpr' in node) return (node.A_ArrayExpr.elements ?? []).every(isOneValue)
  if ('A_Expr' in node)
    return (
      node.A_Expr.kind === 'AEXPR_OP' &&
      [node.A_Expr.lexpr, node.A_Expr.rexpr].every((side) => !side || isOneValue(side))
    )
  if (!('FuncCall' in node)) return false
  const name = node.FuncCall.funcname?.at(-1)
  return name !== undefined && 'String' in name && stable.has(name.String.sval ?? '') && !node.FuncCall.args
}
