import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** What a package cannot do without. npm follows optional peers too: the command line of Prisma is one of its client's. */
const neededBy = ({ peerDependenciesMeta: peers = {}, ...one }: Package): string[] => [
  ...Object.keys({ ...one.dependencies, ...one.optionalDependencies }),
  ...Object.keys(one.peerDependencies ?? {}).filter((name) => !peers[name]?.optional),
]

/** Where Node finds a package from a folder, up to the root; undefined where it is not installed, as for other platforms. */
const find = (root: string, from: string, name: string): string | undefined => {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name)
    if (existsSync(path.join(found, 'package.json'))) return found
    if (folder === root) return undefined
  }
}

/** The folders of a workspace and of all that it needs to run, from the root; where a package is a link, it and what it leads to. */
export const neededFolders = (root: string, workspace: string): string[] => {
  const needed = new Set<string>()
  const follow = (folder: string): void => {
    const own = realpathSync(folder)
    for (const one of [folder, own]) needed.add(path.relative(root, one))
    const description = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8')) as Package
    for (const name of neededBy(description)) {
      const found = find(root, own, name)
      if (found !== undefined && !needed.has(path.relative(root, found))) follow(found)
    }
  }
  follow(path.join(root, workspace))
  return [...needed].toSorted()
}
