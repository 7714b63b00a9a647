import { alertRequested, autoApplyChosen } from '@lunchpail/contracts/matches/events'
import { backUp } from '@lunchpail/kit-service/testing/back-up'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { startTestService } from '@lunchpail/kit-service/testing/test-service'
import { expect, it, onTestFinished } from 'vitest'
import { applicant } from '../../../contracts/test/applicant.ts'
import { main } from '../../../kit/service/bin/operate.ts'
import { service } from '../src/service.ts'
import { alertsByText, candidate, position } from './factories.ts'
import { onMatches } from './matches-service.ts'

it('[SH-06] a restore tells no one again of a job, and chooses none again for auto-apply', async () => {
  const matches = onMatches(await startTestService(service))
  onTestFinished(matches.stop)
  const { pool, events } = matches
  const published = () => events.published(alertRequested).map(({ data }) => data.jobs.map(({ id }) => id))
  const chosen = () => events.published(autoApplyChosen).map(({ data }) => data.position_id)
  const person = candidate({ ...alertsByText, job_alerts_frequency: 'at-once' })
  const other = candidate({ auto_apply_enabled: true })
  for (const one of [person, other]) {
    await matches.publishAccount(applicant({ id: one.id, job_alerts_enabled: one === person }))
    await matches.publishCandidate(one)
  }
  const restore = await backUp(pool)
  const [one, two] = [position({ company_name: 'One' }), position({ company_name: 'Two' })]
  await matches.publishPositions(one)
  await expect.poll(() => [published(), chosen()]).toEqual([[[one.id]], [one.id]])

  await matches.halt()
  await restore()
  const run = runHere(main, () => ({ ...matches.env, NATS_URL: matches.nats.url }))
  const { code, out } = await run('matches', 'replay', '--since', '2020-01-01T00:00:00Z')
  expect(code).toBe(0)
  expect(out).toContain('jobs-position-changed-v1: 1 handled\n')
  await matches.restart()
  // changed, so that it is looked at again, and one that is new
  await matches.publishPositions({ ...one, version: 2, wage_to: 30 }, two)
  await expect
    .poll(() => [published(), chosen()])
    .toEqual([
      [[one.id], [two.id]],
      [one.id, two.id],
    ])
})
