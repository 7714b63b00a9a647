import { setTimeout } from 'node:timers/promises'
import { systemClock } from '@lunchpail/kit-service/clock'
import { openService } from '@lunchpail/kit-service/open-service'
import { knowsCompanies, loadApplications } from '../src/demonstration/load-applications.ts'
import { loadDemonstration } from '../src/demonstration/load-demonstration.ts'
import { loadRegistrations } from '../src/demonstration/load-registrations.ts'
import { service } from '../src/service.ts'

const { transaction, close } = await openService(service, { ...process.env, LOG_LEVEL: 'warn' })
const pauseMs = 250
const tries = 240
try {
  await loadDemonstration({ transaction, clock: systemClock })
  if (process.env['DEMONSTRATION_APPLICANTS'] === 'yes') {
    // whose positions they are comes by events of jobs and auth
    for (let left = tries; left > 0 && !(await knowsCompanies(transaction)); left -= 1)
      await setTimeout(pauseMs)
    await loadApplications(transaction, systemClock.now())
    await loadRegistrations(transaction, systemClock.now())
  }
} finally {
  await close()
}
