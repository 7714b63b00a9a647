import { parseAst } from 'vitest/node'

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The nodes that are directly in one. */
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Each node of a source with the nodes around it, the nearest first. */
export function* nodesOf(source: string, file: string): Generator<readonly [Node, readonly Node[]]> {
  const lang = file.endsWith('x') ? 'tsx' : 'ts'
  const open: (readonly [Node, readonly Node[]])[] = [[parseAst(source, { lang }) as unknown as Node, []]]
  for (let next = open.pop(); next; next = open.pop()) {
    yield next
    const [node, around] = next
    for (const child of childrenOf(node)) open.push([child, [node, ...around]])
  }
}
