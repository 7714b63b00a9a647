const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Whether all texts can be stored. Without their paths: to name each value of a large body costs more than to read it. */
const allStorable = (sent: unknown): boolean => {
  // Not by recursion: a body may be nested deeper than the stack.
  const queue = [sent]
  while (queue.length > 0) {
    const value = queue.pop()
    if (typeof value === 'string' && !isStorable(value)) return false
    if (typeof value !== 'object' || value === null) continue
    if (!Array.isArray(value) && !Object.keys(value).every(isStorable)) return false
    for (const inner of Object.values(value)) queue.push(inner)
  }
  return true
}

/** The path of a text that PostgreSQL cannot store: one with a NUL character or a lone surrogate. */
export const unstorable = (sent: unknown): string | undefined => {
  if (allStorable(sent)) return undefined
  const queue: { path: string; value: unknown }[] = [{ path: '', value: sent }]
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && !isStorable(value)) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return path
      queue.push({ path: path === '' ? name : `${path}.${name}`, value: inner })
    }
  }
  return undefined
}
