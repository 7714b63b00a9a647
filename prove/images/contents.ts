import { globSync, readFileSync, readdirSync, statSync, type Dirent } from 'node:fs'
import path from 'node:path'

interface Package {
  readonly name?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const key = /-----BEGIN [A-Z ]*PRIVATE KEY-----/
/** Own code and packages' is read; of packages only what settings could be in. */
const isRead = (file: string): boolean =>
  !file.includes('/node_modules/') || /\.(env|json|npmrc|pem)$/.test(file)

/** Everything of the image's own: what is beside it is the base's. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry: Dirent) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** Packages that no other package in the image asks for to run: tools with which it was made, or tested. */
const notAskedFor = (app: string): string[] => {
  const packages = globSync('**/package.json', { cwd: app })
    .filter((file) => /(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/package\.json$|^(?!.*node_modules)/.test(file))
    .map((file) => ({ file, ...(JSON.parse(readFileSync(path.join(app, file), 'utf8')) as Package) }))
  const asked = new Set(
    packages.flatMap(({ dependencies, optionalDependencies, peerDependencies }) =>
      Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }),
    ),
  )
  return packages
    .filter(({ file }) => file.includes('node_modules/'))
    .map(({ file }) => path.dirname(file).split('node_modules/').at(-1)!)
    .filter((name) => !asked.has(name))
}

/** What does not belong into an image: each file, and why. `planted`: what lies in the repository and is nobody's business. */
export const unwanted = (files: string, planted: string): string[] => {
  const app = path.join(files, 'app')
  const own = filesOf(app)
  const relative = (file: string): string => path.relative(app, file)
  const named = (what: string, pattern: RegExp): string[] =>
    own.filter((file) => pattern.test(`/${relative(file)}`)).map((file) => `${what}: ${relative(file)}`)
  const told = own.filter((file) => {
    if (!isRead(file) || statSync(file).size > 5e6) return false
    const content = readFileSync(file, 'utf8')
    return content.includes(planted) || key.test(content)
  })
  return [
    ...named('settings', /\/\.(env|npmrc|git|lunchpail)(\.|\/|$)/),
    ...named('a test', /^(?!.*\/node_modules\/).*(\.(test|e2e|prove)\.tsx?|\/(test|testing)\/.*)$/),
    ...named('a source map', /\/node_modules\/.*\.map$/),
    ...told.map((file) => `a secret: ${relative(file)}`),
    ...notAskedFor(app).map((name) => `a package for which nothing asks: ${name}`),
  ]
}
