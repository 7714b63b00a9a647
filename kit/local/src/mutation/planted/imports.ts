import path from 'node:path'

/** Reads a file, by its path from the root. */
export type Read = (file: string) => string

/** Also what is imported for its effects alone, and what is loaded later, whose chunk may have a name in a comment. */
const specifier = /\b(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g
const workspace = /^@lunchpail\/(contracts|kit-[a-z]+)\/(.+)$/

/** The files that each of some files imports, among them, by their paths from the root. */
export const importsAmong = (files: readonly string[], read: Read): Map<string, string[]> => {
  const known = new Set(files)
  const resolve = (from: string, name: string): string | undefined => {
    const [, where, rest] = workspace.exec(name) ?? []
    const bare =
      where === undefined
        ? path.posix.join(path.posix.dirname(from), name)
        : `${where.replace('-', '/')}/src/${rest}`
    return [bare, `${bare}.ts`, `${bare}.tsx`].find((file) => known.has(file))
  }
  return new Map(
    files.map((file) => {
      const names = [...read(file).matchAll(specifier)].map(([, name]) => name!)
      return [file, names.flatMap((name) => resolve(file, name) ?? [])] as const
    }),
  )
}

/** The files that import one, itself first and those behind more imports later, each with how many imports it is away. */
export const importersOf = (
  file: string,
  imports: ReadonlyMap<string, readonly string[]>,
  isEnd: (file: string) => boolean = () => false,
): Map<string, number> => {
  const importers = new Map<string, string[]>()
  for (const [from, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), from])
  const far = new Map([[file, 0]])
  for (const [next, distance] of far)
    for (const importer of importers.get(next) ?? [])
      if (!far.has(importer) && !isEnd(importer)) far.set(importer, distance + 1)
  return far
}
