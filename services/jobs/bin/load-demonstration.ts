import { systemClock } from '@lunchpail/kit-service/clock'
import { openService } from '@lunchpail/kit-service/open-service'
import { loadDemonstration } from '../src/demonstration/load-demonstration.ts'
import { openObjectStore } from '@lunchpail/kit-service/object-store'
import { service } from '../src/service.ts'

const { transaction, config, close } = await openService(service, { ...process.env, LOG_LEVEL: 'warn' })
const store = openObjectStore(config)
try {
  const { added, changed, unchanged } = await loadDemonstration({ transaction, clock: systemClock }, store)
  process.stdout.write(
    `Demonstration positions: ${added} added, ${changed} changed, ${unchanged} unchanged.\n`,
  )
} finally {
  store?.close()
  await close()
}
