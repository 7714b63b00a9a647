import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { root as ownRoot } from '../../state-folder.ts'
import { withFault, type Fault } from './fault.ts'

const run = promisify(execFile)

/** What a package does not need to be read: it is found above, or is made of it. */
const isLeftOut = (file: string): boolean => /\/(?:node_modules|dist|\.turbo)$/.test(file)

const packageOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('mf-') ? 1 : 2)
    .join('/')

/** A copy of one package, beside links to all others, in which a fault may stand without being in the developer's files. */
const copyOf = (root: string, name: string, folder: string): string => {
  const link = (below: string, rest: readonly string[]): void => {
    mkdirSync(path.join(folder, below), { recursive: true })
    for (const entry of readdirSync(path.join(root, below)))
      if (entry !== rest[0] && !entry.startsWith('.'))
        symlinkSync(path.join(root, below, entry), path.join(folder, below, entry))
    if (rest.length > 1) link(path.join(below, rest[0]!), rest.slice(1))
  }
  link('', name.split('/'))
  const copy = path.join(folder, name)
  cpSync(path.join(root, name), copy, { recursive: true, filter: (file) => !isLeftOut(file) })
  const own = path.join(root, name, 'node_modules')
  if (existsSync(own)) symlinkSync(own, path.join(copy, 'node_modules'))
  const settings = path.join(copy, 'tsconfig.json')
  const ofPackage = JSON.parse(readFileSync(settings, 'utf8')) as object
  // by a path through a link, a test reads the same files of another package once more, as others
  writeFileSync(
    settings,
    JSON.stringify({ ...ofPackage, exclude: ['test', '**/*.test.ts', '**/*.test.tsx'] }),
  )
  return copy
}

/** Says whether the type checker, which `npm test` runs too, refuses the package of a fault. */
export const typeChecker = (folder: string, root = ownRoot) => {
  const copies = new Map<string, string>()
  // what is no longer used would go with it: that is no guard
  const unused = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false']
  const isSound = async (copy: string): Promise<boolean> =>
    run(path.join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', copy, ...unused]).then(
      () => true,
      () => false,
    )
  return async (fault: Fault): Promise<boolean> => {
    const name = packageOf(fault.file)
    if (!copies.has(name)) {
      const made = path.join(folder, name.replace('/', '-'))
      rmSync(made, { recursive: true, force: true })
      copies.set(name, copyOf(root, name, made))
      if (!(await isSound(copies.get(name)!))) throw new Error(`${name} has errors of types without a fault`)
    }
    const copy = copies.get(name)!
    const file = path.join(copy, path.relative(name, fault.file))
    const source = readFileSync(file, 'utf8')
    writeFileSync(file, withFault(source, fault))
    try {
      return !(await isSound(copy))
    } finally {
      writeFileSync(file, source)
    }
  }
}
