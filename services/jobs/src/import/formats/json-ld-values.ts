/*
 * Values of JSON-LD, which has several ways to say the same: a text, `{ "@value": … }`, a thing with a name, or a list of them.
 */

/** No list of a posting is longer; what a stranger's has more is not read. */
const maxList = 100

export const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null
    ? []
    : Array.isArray(value)
      ? (value.slice(0, maxList) as unknown[])
      : [value]

/** A property of a thing, or of the first of a list that has it. */
export const propertyOf = (value: unknown, name: string): unknown =>
  listOf(value)
    .map((one) =>
      typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[name] : undefined,
    )
    .find((one) => one !== undefined && one !== null)

/** What it says in one text; empty where it says nothing. */
export function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (depth > 3) return ''
  if (Array.isArray(value))
    return (
      value
        .slice(0, maxList)
        .map((one) => textOf(one, depth + 1))
        .find(Boolean) ?? ''
    )
  for (const name of ['@value', 'name', 'value', 'text', 'description']) {
    const found = textOf(propertyOf(value, name), depth + 1)
    if (found) return found
  }
  return ''
}
