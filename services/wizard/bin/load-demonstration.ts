import { setTimeout } from 'node:timers/promises'
import { systemClock } from '@lunchpail/kit-service/clock'
import { openService } from '@lunchpail/kit-service/open-service'
import { knowsPositions, loadDemonstration } from '../src/demonstration/load-demonstration.ts'
import { service } from '../src/service.ts'

const { transaction, close } = await openService(service, { ...process.env, LOG_LEVEL: 'warn' })
const pauseMs = 250
const tries = 240
try {
  // the positions of jobs' demonstration come by events
  for (let left = tries; left > 0 && !(await knowsPositions(transaction)); left -= 1)
    await setTimeout(pauseMs)
  await loadDemonstration(transaction, systemClock.now())
} finally {
  await close()
}
