import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * The one place that says what a page has once. These are the shell's own instances: a microfrontend takes them from
 * the shell and brings none. Everything else (kit/ui, zod, form libraries) each microfrontend brings for itself.
 */
const reactFamily = ['react', 'react/jsx-runtime', 'react-dom']

/** Modules of kit/web that are no part of a page: a server's and a tool's view of it, and the hosts. */
const serverOnly = [
  'site-data',
  'first-head',
  'first-pages',
  'draw-first',
  'render-first',
  'test-host',
  'standalone',
]

const kitWeb = '@lunchpail/kit-web'
/** All of kit/ui that is taken from the shell: the drawings, which every microfrontend would bring whole. */
const icons = '@lunchpail/kit-ui/icons'
const require = createRequire(import.meta.url)
const kitWebFolder = path.join(import.meta.dirname, '../../web')
/** Folders of our own packages, whose package.json is no module. */
const own: Record<string, string> = {
  [kitWeb]: kitWebFolder,
  '@lunchpail/kit-ui': path.join(import.meta.dirname, '../../ui'),
}

const packageOf = (module: string): string => module.split('/', module.startsWith('@') ? 2 : 1).join('/')

function versionOf(name: string): string {
  const file =
    name in own
      ? path.join(own[name]!, 'package.json')
      : require.resolve(`${name}/package.json`, { paths: [kitWebFolder] })
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** What `@lunchpail/kit-web/…` holds, from its folder. */
const kitWebModules = (): string[] =>
  readdirSync(path.join(kitWebFolder, 'src'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => file.replace(/\.tsx?$/, ''))
    .filter((name) => !serverOnly.includes(name))
    .map((name) => `${kitWeb}/${name}`)

interface SharedModule {
  readonly module: string
  readonly version: string
  /** a newer patch or minor version of the shell serves an older microfrontend */
  readonly range: string
}

/** Every module that a page has once, with the version that is installed. */
export const sharedModules = (): SharedModule[] =>
  [...reactFamily, ...kitWebModules(), icons].map((module) => {
    const version = versionOf(packageOf(module))
    return { module, version, range: `^${version}` }
  })

/** The policy as a microfrontend's build takes it: everything from the shell, nothing brought along. */
export const sharedOfRemote = () =>
  Object.fromEntries(
    sharedModules().map(({ module, range }) => [
      module,
      { singleton: true, import: false as const, requiredVersion: range, strictVersion: false },
    ]),
  )

/** The policy as the shell hands it to the federation runtime: source text of a module that names each instance. */
export const sharedOfShell = (): string => {
  const modules = sharedModules()
  return [
    ...modules.map(({ module }, index) => `import * as m${index} from ${JSON.stringify(module)}`),
    'export const shared = {',
    ...modules.map(
      ({ module, version, range }, index) =>
        `  ${JSON.stringify(module)}: { version: ${JSON.stringify(version)}, scope: 'default', lib: () => m${index}, ` +
        `shareConfig: { singleton: true, requiredVersion: ${JSON.stringify(range)} } },`,
    ),
    '}',
  ].join('\n')
}
