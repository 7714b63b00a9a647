const fits = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** The path of a text that PostgreSQL cannot keep: one with a NUL, or with half of a pair of surrogates. */
export const unstorable = (sent: unknown): string | undefined => {
  // not by recursion: what is sent may be nested deeper than the stack
  const left: { path: string; value: unknown }[] = [{ path: '', value: sent }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && !fits(value)) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!fits(name)) return path
      left.push({ path: path === '' ? name : `${path}.${name}`, value: inner })
    }
  }
  return undefined
}
