import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { runQuietly } from '../run-command.ts'
import { CliError } from '../cli-error.ts'
import { root } from '../state-folder.ts'
import type { Watchdog } from '../watchdog.ts'

/** A browser that renders without a graphics card and sends requests to the site alone. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What Playwright switches off, which a second list replaces. */
const playwrightsFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** The suggestions of the address bar, which are pages: each window renders them before anybody types there. */
const addressBarFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** For Playwright: windows in which Chromium renders nothing but the page. */
export const pageAlone = `--disable-features=${[...playwrightsFeatures, ...addressBarFeatures].join(',')}`

const playwrightsOwn = (): string | undefined => {
  const load = createRequire(path.join(root, 'e2e/package.json'))
  const { chromium } = load('@playwright/test') as { chromium: { executablePath(): string } }
  return chromium.executablePath()
}

const places = [
  // without windows: a journey takes four fifths of the processor's time
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Where Chromium is: the one that is named, Playwright's own, the system's. */
export const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new CliError(`CHROMIUM_PATH is ${named}, where nothing is.`)
  return named ?? [playwrightsOwn(), ...places].find((file) => file && existsSync(file))
}

const missing =
  'Chromium is missing for the browser tests: run "npx playwright install chromium" or "sudo apt-get install -y chromium-headless-shell", or set CHROMIUM_PATH, then run this again.'
const lacksLibraries =
  'Chromium is here, and this system lacks libraries that it needs: run "sudo npx playwright install-deps chromium", or install Chromium by the system, or set CHROMIUM_PATH, then run this again.'

/** How a browser is found and installed; the installers reject where they fail. */
export interface BrowserSources {
  readonly find: () => string | undefined
  /** whether a program starts at all: on Linux its libraries may be missing */
  readonly starts: (program: string) => Promise<boolean>
  readonly installPlaywrights: () => Promise<void>
  /** absent where this process may not install packages */
  readonly installDebians?: (() => Promise<void>) | undefined
}

/** The browser that is there, else Playwright's, else Debian's; throws one sentence that says what to do. */
export const provideBrowser = async (sources: BrowserSources): Promise<string> => {
  const { find, starts, installPlaywrights, installDebians } = sources
  if (!find()) await installPlaywrights().catch(() => {})
  const found = find()
  if (found && (await starts(found))) return found
  // Debian's brings the libraries of the other one with it
  await installDebians?.().catch(() => {})
  const last = find()
  if (!last) throw new CliError(missing)
  if (!(await starts(last))) throw new CliError(lacksLibraries)
  return last
}

const answersVersion = (program: string): Promise<boolean> =>
  // on Windows it would open a window in place of an answer
  process.platform === 'win32'
    ? Promise.resolve(true)
    : promisify(execFile)(program, ['--version'], { timeout: 30_000 }).then(
        () => true,
        () => false,
      )

/** Finds Chromium, or installs it. */
export const chromium = (logsFolder: string, watchdog: Watchdog): Promise<string> => {
  const install = (command: string, ...args: string[]): Promise<void> =>
    runQuietly({
      name: `${path.basename(command)} ${args.join(' ')}`,
      command,
      args,
      cwd: root,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      logFile: path.join(logsFolder, `${path.basename(command)}-${args[0]}.log`),
      watchdog,
    })
  const maySystem = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  return provideBrowser({
    find: findChromium,
    starts: answersVersion,
    installPlaywrights: () => install(path.join(root, 'node_modules/.bin/playwright'), 'install', 'chromium'),
    installDebians: maySystem
      ? async () => {
          const add = (name: string) => install('apt-get', 'install', '-y', '--no-install-recommends', name)
          await install('apt-get', 'update')
          // an older Debian has the whole browser alone
          await add('chromium-headless-shell').catch(() => add('chromium'))
        }
      : undefined,
  })
}
