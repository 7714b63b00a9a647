import type { Application } from '@lunchpail/contracts/wizard/application'

type Key = keyof Application
type Entry = Readonly<Record<string, unknown>>

/** The key of a list's entries, so that two tabs may edit different ones. */
const nameOf: Partial<Record<Key, (entry: never) => string>> = {
  jobs: (entry: Entry) => String(entry['reference_id']),
  gaps: (entry: Entry) => `${String(entry['start_date'])}-${String(entry['end_date'])}`,
  skills: (entry: Entry) => String(entry['qid']),
  questions: (entry: Entry) => String(entry['id']),
  positions: (entry: number) => String(entry),
  picked: (entry: number) => String(entry),
}

const isPlain = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Deep equality of JSON values; the order of keys does not matter, and an absent key equals undefined. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => isSame(one, b[index]))
  if (!isPlain(a) || !isPlain(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]))
}

/** Unchanged here: theirs. Changed on both sides: mine, which is newer. */
function mergeEntry(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs
  if (!isPlain(mine) || !isPlain(theirs)) return mine
  const known = isPlain(base) ? base : {}
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(known)])
  const merged = [...keys].map((key) => [key, mergeEntry(known[key], mine[key], theirs[key])])
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

function mergeList(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  name: (entry: never) => string,
): unknown[] {
  // Entries that another client saved may share a name, or have none: each of them stays.
  const named = (list: readonly unknown[]) => {
    const entries = new Map<string, unknown>()
    for (const entry of list) {
      const first = name(entry as never)
      let unused = first
      for (let count = 2; entries.has(unused); count++) unused = `${first} ${count}`
      entries.set(unused, entry)
    }
    return entries
  }
  const [before, here, there] = [named(base), named(mine), named(theirs)]
  return [...new Set([...there.keys(), ...here.keys()])].flatMap((id): unknown[] => {
    if (here.has(id) && there.has(id)) return [mergeEntry(before.get(id), here.get(id), there.get(id))]
    const [left, gone] = here.has(id) ? [here.get(id), there] : [there.get(id), here]
    // One side lacks it: removed there, unless it was changed or added here since.
    const isTakenOut = before.has(id) && !gone.has(id) && isSame(left, before.get(id))
    return isTakenOut ? [] : [left]
  })
}

/**
 * Three-way merge of the edited `keys` into what another tab or device saved: entry by entry, field by field, so that
 * neither loses an edit. `base` is the common ancestor.
 */
export function mergeEdits(
  base: Application,
  mine: Application,
  theirs: Application,
  keys: Iterable<Key>,
): Application {
  const merged: Record<string, unknown> = { ...theirs }
  for (const key of keys) {
    const name = nameOf[key]
    const list = (from: Application) => (from[key] ?? []) as readonly unknown[]
    merged[key] =
      name && mine[key] !== undefined
        ? mergeList(list(base), list(mine), list(theirs), name)
        : mergeEntry(base[key], mine[key], theirs[key])
  }
  return merged as Application
}
