import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { promisify } from 'node:util'
import { CliError } from '@lunchpail/kit-local/cli-error'

export interface WebKit {
  readonly driver: string
  /** WebKitGTK's own browser, the one that its driver can put on the whole screen */
  readonly browser: string
  /** a screen that nobody sees */
  readonly screen: string
}

const find = (): WebKit | undefined => {
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  return browser && existsSync(driver) && existsSync(screen) ? { driver, browser, screen } : undefined
}

const packages = ['webkit2gtk-driver', 'xvfb']

/** Debian's WebKit, which is installed where that is allowed. */
export async function installWebKit(): Promise<WebKit> {
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args: string[]) =>
      promisify(execFile)('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    await apt('update')
    await apt('install', '-y', '--no-install-recommends', ...packages)
  }
  const found = find()
  if (!found)
    throw new CliError(
      `WebKit is missing: run "sudo apt-get install -y ${packages.join(' ')}" on Debian, then this again.`,
    )
  return found
}
