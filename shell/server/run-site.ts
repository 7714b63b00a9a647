import { loggedError } from '@lunchpail/kit-database/logged-error'
import { ConfigError } from '@lunchpail/kit-service/config'
import { openLog } from '@lunchpail/kit-service/log'
import { startTelemetry, telemetry } from '@lunchpail/kit-service/telemetry'
import { siteConfig } from './config.ts'

/** What a supervisor grants between the signal and the kill, less a moment to say so. */
const longest = 9_500

/** The process of the site's server: config, start, then wait for the signal to end. */
export async function runSite(): Promise<void> {
  let config
  try {
    config = siteConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(2)
  }
  const log = openLog({ noun: 'shell', logLevel: config.logLevel })
  await startTelemetry('shell', process.env)
  const { startSite } = await import('./server.ts')
  const site = await startSite(config, log)
  const port = Number(new URL(site.url).port)
  log.info({ port }, 'ready')
  process.send?.({ ready: true, port })

  let ending = false
  const end = async (): Promise<void> => {
    if (ending) return
    ending = true
    log.info('ending')
    setTimeout(() => process.exit(1), longest).unref()
    await site.stop()
    await telemetry.close()
    process.exit(0)
  }
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => void end())
  process.on('uncaughtException', (error) => {
    log.fatal({ error: loggedError(error) }, 'unforeseen')
    process.exit(1)
  })
}
