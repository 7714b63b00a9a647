import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The modules that a page has once (module federation singletons). A microfrontend takes them from the shell and brings
 * none. Everything else (kit/ui, zod, form libraries) each microfrontend bundles for itself.
 */
const reactFamily = ['react', 'react/jsx-runtime', 'react-dom']

/**
 * Modules of kit/web that no page loads (for the server, for tools, and the host of development), and those that no
 * microfrontend imports at run time: each name that is shared costs the first visit some bytes.
 */
const notShared = [
  'site-data',
  'standalone',
  'containers',
  'manifest',
  'host-api',
  'recovering-routes',
  'client-sentences',
]

const kitWeb = '@lunchpail/kit-web'
/** The one module of kit/ui that the shell shares: the icons, which every microfrontend would bundle whole. */
const icons = '@lunchpail/kit-ui/icons'
const require = createRequire(import.meta.url)
/** The folder of a package, whatever it exports: where it is installed there is no `../../web`. */
const folderOf = (name: string): string =>
  path.dirname(path.dirname(fileURLToPath(import.meta.resolve(name))))
const kitWebFolder = folderOf(`${kitWeb}/host-api`)
/** Folders of our own packages, whose package.json is no module. */
const kitFolders: Record<string, string> = {
  [kitWeb]: kitWebFolder,
  '@lunchpail/kit-ui': folderOf(icons),
}

const packageOf = (module: string): string => module.split('/', module.startsWith('@') ? 2 : 1).join('/')

function versionOf(name: string): string {
  const file =
    name in kitFolders
      ? path.join(kitFolders[name]!, 'package.json')
      : require.resolve(`${name}/package.json`, { paths: [kitWebFolder] })
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** The modules of kit/web/src. Those in its folders have no state and are bundled by whoever imports them. */
const kitWebModules = (): string[] =>
  readdirSync(path.join(kitWebFolder, 'src'))
    .filter((file) => /(?<!\.(?:test|d))\.(?:tsx?|js)$/.test(file))
    .map((file) => file.replace(/\.(?:tsx?|js)$/, ''))
    .filter((name) => !notShared.includes(name))
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

/** The policy for a microfrontend's build: everything from the shell, no fallback. */
export const sharedOfRemote = () =>
  Object.fromEntries(
    sharedModules().map(({ module, range }) => [
      module,
      { singleton: true, import: false as const, requiredVersion: range, strictVersion: false },
    ]),
  )

/** The policy for the federation runtime of the shell: source text of a module that names each instance. */
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
