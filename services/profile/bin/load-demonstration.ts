import { systemClock } from '@lunchpail/kit-service/clock'
import { openService } from '@lunchpail/kit-service/open-service'
import { loadDemonstration } from '../src/demonstration/load-demonstration.ts'
import { loadHomes } from '../src/sections/find-home.ts'
import { service } from '../src/service.ts'

const { transaction, close } = await openService(service, { ...process.env, LOG_LEVEL: 'warn' })
try {
  await loadDemonstration(transaction, await loadHomes(), systemClock.now())
} finally {
  await close()
}
