import type { DeleteStmt, DropStmt, IndexStmt, Node, RangeVar, RenameStmt, UpdateStmt } from 'libpg-query'
import { reasonOfAction } from './alter-table.ts'
import { unknown, type Reason } from './reason.ts'

/** They make something new, or say something of what is there. */
const harmless = new Set([
  'AlterEnumStmt',
  'AlterSeqStmt',
  'AlterTSConfigurationStmt',
  'CommentStmt',
  'CompositeTypeStmt',
  'CreateDomainStmt',
  'CreateEnumStmt',
  'CreateExtensionStmt',
  'CreateFunctionStmt',
  'CreateSchemaStmt',
  'CreateSeqStmt',
  'CreateStatsStmt',
  'CreateStmt',
  'CreateTrigStmt',
  'DefineStmt',
  'GrantStmt',
  'InsertStmt',
  'SelectStmt',
  'ViewStmt',
])

const keepsOut: Reason = { says: 'keeps everybody out' }
const patience: Reason = { says: 'takes how it waits for locks out of the hands of the command' }

/** The tables that a migration makes: nothing uses them yet. */
export type Made = ReadonlySet<string>

export const nameOf = ({ schemaname = 'public', relname = '' }: RangeVar): string =>
  `${schemaname}.${relname}`

type Kind = string
/** A node of the parser is an object with its kind as the only key. */
const unwrap = (node: Node): [kind: Kind, content: unknown] => Object.entries(node)[0]!

/** Why a statement is refused. */
export const reasonsOf = (statement: Node, made: Made): Reason[] => {
  const isMade = (relation: RangeVar | undefined): boolean =>
    relation !== undefined && made.has(nameOf(relation))
  const one = reasonOf(statement, isMade)
  const own = [one ?? []].flat()
  return [...own, ...writesIn(statement).flatMap((write) => reasonOfWrite(write, isMade) ?? [])]
}

type IsMade = (relation: RangeVar | undefined) => boolean

const reasonOf = (node: Node, isMade: IsMade): Reason | readonly Reason[] | undefined => {
  if ('AlterTableStmt' in node) {
    const { relation, objtype, cmds = [] } = node.AlterTableStmt
    if (isMade(relation)) return undefined
    if (objtype !== 'OBJECT_TABLE' && objtype !== 'OBJECT_INDEX') return unknown
    return cmds.flatMap((cmd) =>
      'AlterTableCmd' in cmd ? (reasonOfAction(cmd.AlterTableCmd) ?? []) : unknown,
    )
  }
  if ('CreateStmt' in node) {
    const { inhRelations = [] } = node.CreateStmt
    const parents = inhRelations.map((one) => ('RangeVar' in one ? one.RangeVar : undefined))
    return parents.every(isMade) ? undefined : unknown
  }
  if ('IndexStmt' in node) return reasonOfIndex(node.IndexStmt, isMade)
  if ('DropStmt' in node) return reasonOfDrop(node.DropStmt)
  if ('RenameStmt' in node) return reasonOfRename(node.RenameStmt, isMade)
  if ('TruncateStmt' in node) return { says: 'empties a table', takesAway: true }
  if ('AlterObjectSchemaStmt' in node) return { says: 'moves what is read by its old name', takesAway: true }
  if ('GrantStmt' in node && !node.GrantStmt.is_grant) return { says: 'takes a right away', takesAway: true }
  if ('AlterEnumStmt' in node && node.AlterEnumStmt.oldVal)
    return { says: 'renames what is read by its old name', takesAway: true }
  if ('ReindexStmt' in node) return isConcurrent(node) ? undefined : keepsOut
  if ('VacuumStmt' in node) return node.VacuumStmt.is_vacuumcmd ? keepsOut : undefined
  if ('LockStmt' in node || 'ClusterStmt' in node) return keepsOut
  if ('VariableSetStmt' in node || 'TransactionStmt' in node) return patience
  if ('UpdateStmt' in node || 'DeleteStmt' in node) return undefined
  return harmless.has(unwrap(node)[0]) ? undefined : unknown
}

const reasonOfIndex = ({ concurrent, idxname, relation }: IndexStmt, isMade: IsMade): Reason | undefined => {
  if (!concurrent && !isMade(relation))
    return { says: 'keeps writers out while it is built: create it concurrently, in a migration of its own' }
  if (concurrent && !idxname)
    return { says: 'needs a name: by it, the command finds an index whose build was cut off' }
  return undefined
}

const reasonOfDrop = ({ removeType, concurrent }: DropStmt): Reason | undefined => {
  if (removeType !== 'OBJECT_INDEX') return { says: 'takes it away', takesAway: true }
  return concurrent
    ? undefined
    : { says: 'waits for everybody: drop it concurrently, in a migration of its own' }
}

const reasonOfRename = ({ renameType, relation }: RenameStmt, isMade: IsMade): Reason | undefined =>
  renameType === 'OBJECT_INDEX' || isMade(relation)
    ? undefined
    : { says: 'renames what is read by its old name', takesAway: true }

/** Also that of an index: it runs outside a transaction. */
export const isConcurrent = (node: Node): boolean => {
  if ('IndexStmt' in node) return node.IndexStmt.concurrent === true
  if ('DropStmt' in node) return node.DropStmt.concurrent === true
  if (!('ReindexStmt' in node)) return false
  return (node.ReindexStmt.params ?? []).some(
    (param) => 'DefElem' in param && param.DefElem.defname === 'concurrently',
  )
}

/** Whether actions of it validate what was added not valid, which blocks no query unless the file locks more than that. */
export const validates = (node: Node): boolean[] =>
  'AlterTableStmt' in node
    ? (node.AlterTableStmt.cmds ?? []).map(
        (cmd) => 'AlterTableCmd' in cmd && cmd.AlterTableCmd.subtype === 'AT_ValidateConstraint',
      )
    : [false]

type Write = UpdateStmt | DeleteStmt

/** All nodes below one, itself included, with their kinds. */
const nodesIn = (value: unknown): [Kind, unknown][] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([kind, content]) => [
    [kind, content] as [Kind, unknown],
    ...nodesIn(content),
  ])
}

/** UPDATE and DELETE, also those in the WITH of another statement. */
const writesIn = (statement: Node): Write[] =>
  nodesIn(statement).flatMap(([kind, content]) =>
    kind === 'UpdateStmt' || kind === 'DeleteStmt' ? [content as Write] : [],
  )

/** A condition that names no column is true of all rows or of none. */
const reasonOfWrite = ({ relation, whereClause }: Write, isMade: IsMade): Reason | undefined =>
  isMade(relation) || nodesIn(whereClause).some(([kind]) => kind === 'ColumnRef')
    ? undefined
    : { says: 'changes every row at once: do it in the background (docs/decisions/03)' }
