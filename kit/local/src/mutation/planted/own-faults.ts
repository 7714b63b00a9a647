import type { Fault } from './fault.ts'
import { sqlConditions } from './sql-conditions.ts'
import { nodesOf, type Node } from './syntax-tree.ts'

/** Calls of Prisma that ask for any number of rows: each condition narrows them. */
const ofMany = /^(?:findMany|findFirst|count|updateMany|updateManyAndReturn|deleteMany|aggregate|groupBy)$/

/**
 * Faults that Stryker does not know: a condition of a query is taken out, in SQL and in Prisma's `where`, and a call whose
 * result is not read is left out, as one of several effects.
 */
export const ownFaults = (source: string, file: string): Fault[] =>
  [...nodesOf(source, file)].flatMap(([node, around]) => [
    ...conditionsOfSql(source, node, around).map((range) => ({
      ...range,
      file,
      replacement: 'true',
      kind: 'Condition',
    })),
    ...conditionsOfPrisma(node, around).map(({ start, end }) => ({
      file,
      start,
      end,
      replacement: '...{}',
      kind: 'Condition',
    })),
    ...(isEffect(node) ? [{ file, start: node.start, end: node.end, replacement: '{}', kind: 'Call' }] : []),
  ])

/** Whether a literal is SQL: what Stryker would put in its place, which is nothing, is no statement, and every test notices. */
export const isSql = (text: string): boolean =>
  /\b(?:select|insert into|update|delete from|where|join|on|and|or)\b/.test(text) &&
  /[=<>]|\b(?:is|in|any|not|select|from)\b/.test(text)

const textOf = (source: string, node: Node): string | undefined => {
  if (node.type === 'Literal' && typeof node['value'] === 'string')
    return source.slice(node.start + 1, node.end - 1)
  if (node.type !== 'TemplateLiteral') return undefined
  // an expression within it is as long as before, and no word of SQL
  let text = source.slice(node.start + 1, node.end - 1)
  for (const { start, end } of node['expressions'] as Node[]) {
    const [from, to] = [start - node.start - 1, end - node.start - 1]
    text = text.slice(0, from) + '_'.repeat(to - from) + text.slice(to)
  }
  return text
}

const conditionsOfSql = (source: string, node: Node, around: readonly Node[]) => {
  if (!/@lunchpail\/kit-database|Raw|Prisma\.sql/.test(source)) return []
  const text = textOf(source, node)
  if (text === undefined || around[0]?.type === 'ImportDeclaration') return []
  const within = isSql(text) ? sqlConditions(text) : []
  if (within.length > 0)
    return within.map(({ start, end }) => ({ start: node.start + 1 + start, end: node.start + 1 + end }))
  // a condition by itself, which is joined with others later
  const isListed = around[0]?.type === 'ArrayExpression' || isPushed(around[0])
  return isListed && /[=<>]|^not |^\w\.\w+$/.test(text) ? [{ start: node.start + 1, end: node.end - 1 }] : []
}

const isPushed = (parent: Node | undefined): boolean =>
  parent?.type === 'CallExpression' && nameOf((parent['callee'] as Node)['property'] as Node) === 'push'

const nameOf = (node: Node | undefined): unknown => node?.['name']

const conditionsOfPrisma = (node: Node, around: readonly Node[]): Node[] => {
  if (node.type !== 'Property' || nameOf(node['key'] as Node) !== 'where') return []
  const value = node['value'] as Node
  if (value.type !== 'ObjectExpression') return []
  const properties = (value['properties'] as Node[]).filter(({ type }) => type === 'Property')
  const call = around.find(({ type }) => type === 'CallExpression')
  const method = String(nameOf((call?.['callee'] as Node | undefined)?.['property'] as Node | undefined))
  // without its key, a call for one row fails by itself
  return ofMany.test(method) || properties.length > 1 ? properties : []
}

const isEffect = (node: Node): boolean => {
  if (node.type !== 'ExpressionStatement') return false
  const { type, argument } = node['expression'] as Node
  return (
    type === 'CallExpression' || (type === 'AwaitExpression' && (argument as Node).type === 'CallExpression')
  )
}
