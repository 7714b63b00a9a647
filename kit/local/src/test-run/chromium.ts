import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
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

const playwrightsOwn = (): string | undefined => {
  const load = createRequire(path.join(root, 'e2e/package.json'))
  const { chromium } = load('@playwright/test') as { chromium: { executablePath(): string } }
  return chromium.executablePath()
}

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Where Chromium is: the one that is named, Playwright's own, the system's. */
export const findChromium = (named = process.env.CHROMIUM_PATH): string | undefined => {
  if (named && !existsSync(named)) throw new CliError(`CHROMIUM_PATH is ${named}, where nothing is.`)
  return named ?? [playwrightsOwn(), ...places].find((file) => file && existsSync(file))
}

const missing =
  'Chromium is missing for the browser tests: run "npx playwright install chromium" or "sudo apt-get install -y chromium", or set CHROMIUM_PATH, then run this again.'

/** Finds Chromium, or installs Debian's where this process may. */
export const chromium = async (logsFolder: string, watchdog: Watchdog): Promise<string> => {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new CliError(missing)
  const install = (...args: string[]): Promise<void> =>
    runQuietly({
      name: `apt-get ${args.join(' ')}`,
      command: 'apt-get',
      args,
      cwd: '/',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      logFile: path.join(logsFolder, `apt-get-${args[0]}.log`),
      watchdog,
    })
  await install('update')
  await install('install', '-y', '--no-install-recommends', 'chromium')
  const installed = findChromium()
  if (!installed) throw new CliError(missing)
  return installed
}
