import { globSync } from 'node:fs'
import { CliError } from '@lunchpail/kit-local/cli-error'
import { installDebian } from '../install-debian.ts'

export interface WebKit {
  readonly driver: string
  /** WebKitGTK's own browser, the one that its driver can put on the whole screen */
  readonly browser: string
  /** an invisible screen */
  readonly screen: string
}

/** Debian's WebKit, which is installed where that is allowed. */
export async function installWebKit(): Promise<WebKit> {
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const
  await installDebian(['webkit2gtk-driver', 'xvfb'], driver, screen)
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  if (!browser) throw new CliError('WebKitGTK has no MiniBrowser here.')
  return { driver, browser, screen }
}
