import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf, isCode, packageJson, packages, type Packed, type PackageJson } from './packages.ts'

const script = (file: string): string => file.replace(/(?<!\.d)\.tsx?$/, '.js')

/** `./src/*.ts` as its declarations and its script; styles and settings are as they are. */
const exported = (target: string) =>
  isCode(target) ? { types: target.replace(/\.tsx?$/, '.d.ts'), default: script(target) } : target

/**
 * The `package.json` that is published: our own packages by their versions, types that declarations name, commands, and every
 * style as what is done by being loaded.
 */
export function publishedJson(root: string, own: Packed): Record<string, unknown> {
  const { name, version, exports = {}, ...declared } = packageJson(root, own.folder)
  const versions = new Map(
    packages.map(({ folder }) => packageJson(root, folder)).map((one) => [one.name, one.version]),
  )
  const types = Object.entries(declared.devDependencies ?? {}).filter(
    ([one]) => one.startsWith('@types/') || own.needs?.includes(one),
  )
  const borrowed = borrowedBy(root, own)
  const all = {
    ...Object.fromEntries(borrowed.map((one) => [one, '*'])),
    ...declared.dependencies,
    ...declared.peerDependencies,
  }
  const dependencies = [...Object.entries(all), ...types].map(([one, range]) => [
    one,
    versions.has(one) ? `^${versions.get(one)!}` : range,
  ])
  return {
    name,
    version,
    type: 'module',
    license: 'UNLICENSED',
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([from, to]) => [from, exported(to)])),
      ...(own.parts.some((part) => part.startsWith('bin/')) && { './bin/*': './bin/*.js' }),
      './package.json': './package.json',
    },
    ...(own.bin && {
      bin: Object.fromEntries(Object.entries(own.bin).map(([command, file]) => [command, script(file)])),
    }),
    files: [...new Set(own.parts.map((part) => part.split('/')[0]!)), 'CHANGELOG.md'],
    sideEffects: ['**/*.css'],
    engines: { node: '>=24' },
    dependencies: Object.fromEntries(
      dependencies.toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
    ) as PackageJson['dependencies'],
  }
}

/** `../../events/src/nats.js` in a file of kit/build: another package, there as here. */
const acrossPackages = /(["'])((?:\.\.\/)+[^"'\n]*?)\1/g

interface Place {
  readonly folder: string
  readonly file: string
}

/** What of another package a file names by its place in this repository. */
function elsewhere(root: string, { folder, file }: Place, request: string): string | undefined {
  const target = path.posix.join(folder, path.posix.dirname(file), request)
  const other = packages.find((one) => one.folder !== folder && target.startsWith(`${one.folder}/`))
  if (other === undefined || target.startsWith(`${folder}/`)) return undefined
  const within = target.slice(other.folder.length + 1).replace(/\.[jt]sx?$/, '')
  return `${packageJson(root, other.folder).name}/${within.replace(/^src\//, '')}`
}

const nameOf = (specifier: string): string => specifier.split('/', 2).join('/')

/** The packages of ours that a package names by their places, and so does not declare. */
const borrowedBy = (root: string, own: Packed): string[] => {
  const found = filesOf(root, own)
    .filter(isCode)
    .flatMap((file) => {
      const text = readFileSync(path.join(root, own.folder, file), 'utf8')
      return [...text.matchAll(acrossPackages)].map(([, , request]) =>
        elsewhere(root, { folder: own.folder, file }, request!),
      )
    })
  return [...new Set(found.flatMap((one) => (one === undefined ? [] : [nameOf(one)])))]
}

/** A file of a package as it is published: other packages by their names, files that it names as they are called there. */
const published = (root: string, place: Place, text: string): string =>
  text
    .replace(acrossPackages, (whole, quote: string, request: string) => {
      const other = elsewhere(root, place, request)
      return other === undefined ? whole : `${quote}${other}${quote}`
    })
    .replace(/(import\.meta\.dirname, '[^']+)\.tsx?'/g, "$1.js'")

/** Lays a package out in `target`, of what `compiled` holds and what needs no compiling. */
export function assemble(root: string, own: Packed, compiled: string, target: string): void {
  const { folder } = own
  const write = (file: string, text: string) => {
    const at = path.join(target, file)
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, text)
  }
  for (const file of filesOf(root, own)) {
    if (isCode(file)) {
      for (const made of [script(file), file.replace(/\.tsx?$/, '.d.ts')])
        write(
          made,
          published(root, { folder, file }, readFileSync(path.join(compiled, folder, made), 'utf8')),
        )
    } else if (file.startsWith('tsconfig/')) {
      write(
        file,
        readFileSync(path.join(root, folder, file), 'utf8').replaceAll('../../ui/', '../../kit-ui/'),
      )
    } else {
      mkdirSync(path.join(target, path.dirname(file)), { recursive: true })
      copyFileSync(path.join(root, folder, file), path.join(target, file))
    }
  }
  for (const file of Object.values(own.bin ?? {})) {
    const at = path.join(target, script(file))
    const text = readFileSync(at, 'utf8')
    if (!text.startsWith('#!')) writeFileSync(at, `#!/usr/bin/env node\n${text}`)
    chmodSync(at, 0o755)
  }
  const changes = path.join(root, folder, 'CHANGELOG.md')
  if (existsSync(changes)) copyFileSync(changes, path.join(target, 'CHANGELOG.md'))
  write('package.json', `${JSON.stringify(publishedJson(root, own), null, 2)}\n`)
}
