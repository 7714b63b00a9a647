/** localStorage as JSON. It may be blocked or full, and another version may have written it: then nothing is kept. */
export function readLocal(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Undefined removes it. */
export function writeLocal(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // what is in memory stays
  }
}

export function localNames(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}
