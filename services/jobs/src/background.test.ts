import { hourMs } from '@lunchpail/contracts/durations'
import { getPosition, listPositions } from '@lunchpail/contracts/jobs/api'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { byNotification } from '@lunchpail/kit-events/testing/by-notification'
import { expect, it, onTestFinished } from 'vitest'
import { posting } from '../test/factories.ts'
import { startJobs, type Jobs } from '../test/jobs-service.ts'
import { closeDueTask } from './postings/close-due.ts'

const soon = { interval: 50 }

const published = (jobs: Jobs) => () =>
  jobs.events
    .published(positionChanged)
    .flatMap(({ data }) => data.things.map(({ title, state }) => `${title} ${state}`))

it('[BY-07] screens, after a start, the jobs of a release that did not, and what is stored is found meanwhile', async () => {
  const jobs = await startJobs({ runtime: byNotification })
  onTestFinished(() => jobs.stop())
  const fee = posting({
    title: 'Fee',
    sections: [{ heading: null, text: 'You must pay a $40 registration fee.' }],
  })
  await jobs.save([posting({ title: 'Honest' }), fee])
  // as that release had stored them
  await jobs.pool.query('delete from review')
  await jobs.pool.query(
    `update position set screened = null, withheld = false, state = 'open', posted_state = null, unpublished = title = 'Honest'`,
  )
  const seen = async () =>
    (await jobs.visitor().call(listPositions, { query: {} })).body.positions.map(({ title }) => title)
  await jobs.restart()
  await expect.poll(seen, soon).toEqual(['Honest'])
  const { rows } = await jobs.pool.query(`select id from position where title = 'Fee'`)
  const page = await jobs.visitor().call(getPosition, { params: { id: String(rows[0].id) }, query: {} })
  expect(page.status).toBe(404)
  await expect.poll(published(jobs), soon).toEqual(expect.arrayContaining(['Honest open', 'Fee paused']))
})

it('[BY-05] tells other services at once of a job that closes by itself', async () => {
  const jobs = await startJobs({ runtime: byNotification })
  onTestFinished(() => jobs.stop())
  await jobs.save([posting({ title: 'Over', closesAt: new Date(jobs.clock.now().getTime() + hourMs) })])
  await expect.poll(published(jobs), soon).toEqual(['Over open'])
  jobs.clock.advance(hourMs)
  await jobs.pool.query('select graphile_worker.add_job($1)', [closeDueTask])
  await expect.poll(published(jobs), soon).toEqual(['Over open', 'Over closed'])
})
