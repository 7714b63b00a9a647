export interface Range {
  readonly start: number
  readonly end: number
}

interface Level {
  /** where the condition began that is read now, or might have */
  start: number | undefined
  /** that it is one: before its first `and`, what stands in parentheses may be anything */
  sure: boolean
  between: boolean
}

const begins = new Set(['where', 'on', 'having', 'when'])
const joins = new Set(['and', 'or'])
const ends = new Set(
  `group order limit for union returning join left right inner cross full offset set do select with insert update delete
  from values window then else end`.split(/\s+/),
)

const token = /'(?:[^']|'')*'|\$\{[^}]*\}|[(),;]|[a-z_][a-z0-9_.]*/gi

/**
 * The conditions of a piece of SQL, each alone: what stands between `where`, `and` and `or`, at each level of parentheses.
 * Of a piece that is a condition itself, without a `where`, those that `and` and `or` join.
 */
export const sqlConditions = (sql: string): Range[] => {
  const found: Range[] = []
  const level = (start: number): Level => ({ start, sure: false, between: false })
  const levels = [level(0)]
  const end = (now: Level, at: number): void => {
    if (now.start !== undefined && now.sure) found.push(trimmed(sql, now.start, at))
    Object.assign(now, { start: undefined, sure: false, between: false })
  }
  let former = ''
  for (const { 0: text, index } of sql.matchAll(token)) {
    const word = text.toLowerCase()
    const now = levels.at(-1)!
    if (word === '(') levels.push(level(index + 1))
    else if (word === ')') {
      end(now, index)
      if (levels.length > 1) levels.pop()
    } else if (word === ',' || word === ';') end(now, index)
    else if (word === 'between') now.between = true
    else if (word === 'and' && now.between) now.between = false
    else if (joins.has(word)) {
      now.sure = now.start !== undefined
      end(now, index)
      Object.assign(now, { start: index + word.length, sure: true })
    } else if (begins.has(word)) {
      end(now, index)
      Object.assign(now, { start: index + word.length, sure: true })
    } else if (word === 'conflict') now.start = undefined
    else if (ends.has(word) && !(word === 'from' && former === 'distinct')) end(now, index)
    former = word
  }
  end(levels[0]!, sql.length)
  return found.filter(({ start, end: to }) => to > start && sql.slice(start, to) !== 'true')
}

const trimmed = (sql: string, start: number, end: number): Range => {
  const text = sql.slice(start, end)
  return { start: start + text.length - text.trimStart().length, end: start + text.trimEnd().length }
}
