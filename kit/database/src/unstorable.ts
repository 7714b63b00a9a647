const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** The path of a text that PostgreSQL cannot store: one with a NUL character or a lone surrogate. */
export const unstorable = (sent: unknown): string | undefined => {
  // Not by recursion: a body may be nested deeper than the stack.
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
