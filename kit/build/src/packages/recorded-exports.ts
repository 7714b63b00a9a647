import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packageJson, packages } from './packages.ts'
import { exportedNames, moduleFile, publicModules } from './public-modules.ts'

/** What a version of a package gave teams: by module, its names, and its declarations as a hash. */
export interface RecordedExports {
  readonly version: string
  readonly modules: Readonly<Record<string, { readonly types: string; readonly names: readonly string[] }>>
}

/** Beside the changelog of a package: the version on a line, and each module with its hash and names on one. */
export const recordFile = 'exports.txt'

export const parseRecord = (text: string): RecordedExports => {
  const [version = '', ...lines] = text.trim().split('\n')
  const modules = lines.map((line) => {
    const [module = '', types = '', ...names] = line.split(' ')
    return [module, { types, names }] as const
  })
  return { version, modules: Object.fromEntries(modules) }
}

export const formatRecord = ({ version, modules }: RecordedExports): string =>
  [
    version,
    ...Object.entries(modules).map(([module, { types, names }]) => [module, types, ...names].join(' ')),
    '',
  ].join('\n')

/** Comments are no change. */
const hashOf = (declarations: string): string =>
  createHash('sha256')
    .update(declarations.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' '))
    .digest('hex')
    .slice(0, 8)

/** What a package gives teams now; without its declarations, which take seconds to make, by names alone. */
export function exportsNow(
  root: string,
  folder: string,
  compiled?: string,
  modulesOf = publicModules(root),
): RecordedExports {
  const { name, version, exports = {} } = packageJson(root, folder)
  const modules = (modulesOf.get(name) ?? []).map((module) => {
    const file = moduleFile(exports, module)
    if (file === undefined || !existsSync(path.join(root, folder, file)))
      throw new Error(`${name}/${module} is imported, and is no module of ${folder}`)
    const declarations = compiled && path.join(compiled, folder, file.replace(/\.tsx?$/, '.d.ts'))
    const types = declarations ? hashOf(readFileSync(declarations, 'utf8')) : ''
    return [module, { types, names: exportedNames(path.join(root, folder, file)) }] as const
  })
  return { version, modules: Object.fromEntries(modules) }
}

const numbers = (version: string): number[] => version.split('.').map(Number)

/** By which part a version is ahead of another: 0 is the first; -1 where it is not. */
const raisedBy = (before: string, after: string): number => {
  const [a, b] = [numbers(before), numbers(after)]
  const part = a.findIndex((number, index) => number !== b[index])
  return part < 0 || b[part]! < a[part]! ? -1 : part
}

/**
 * Why a package may not be given out as it is: its exports are not those that were recorded for its version, or its changelog says
 * nothing of it. Before 1.0.0 the second number stands for what breaks.
 */
export function versionReasons(before: RecordedExports, now: RecordedExports, changelog: string): string[] {
  const all = Object.entries(before.modules)
  const gone = all.flatMap(([module, { names }]) => {
    const left = now.modules[module]?.names
    return left === undefined
      ? []
      : names.filter((name) => !left.includes(name)).map((name) => `${module}: ${name}`)
  })
  const changed = [
    ...Object.entries(now.modules).flatMap(([module, { names }]) => {
      const known = before.modules[module]?.names ?? []
      return names.filter((name) => !known.includes(name)).map((name) => `${module}: ${name}`)
    }),
    ...all
      .filter(([module, { types }]) => now.modules[module]?.types && now.modules[module].types !== types)
      .map(([module]) => `${module}: its types`),
  ]
  const raised = raisedBy(before.version, now.version)
  const enough = now.version.startsWith('0.') ? 1 : 0
  const some = (what: readonly string[]) =>
    `${what.slice(0, 3).join(', ')}${what.length > 3 ? ` and ${what.length - 3} more` : ''}`
  return [
    ...(gone.length > 0 && (raised < 0 || raised > enough)
      ? [`${some(gone)} is gone, which breaks who builds on ${before.version}: raise ${now.version} more`]
      : []),
    ...(gone.length === 0 && changed.length > 0 && raised < 0
      ? [`${some(changed)} changed since ${before.version}: raise the version`]
      : []),
    ...(changelog.includes(`\n## ${now.version}\n`) ? [] : [`its changelog has no "## ${now.version}"`]),
  ]
}

/** The same of every package, by folder. */
export function allVersionReasons(root: string, compiled?: string): string[] {
  const modules = publicModules(root)
  return packages.flatMap(({ folder }) => {
    const read = (file: string) => readFileSync(path.join(root, folder, file), 'utf8')
    const now = exportsNow(root, folder, compiled, modules)
    return versionReasons(parseRecord(read(recordFile)), now, read('CHANGELOG.md')).map(
      (reason) => `${folder}: ${reason}`,
    )
  })
}
