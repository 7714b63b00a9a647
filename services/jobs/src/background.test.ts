import { getPosition, listPositions } from '@lunchpail/contracts/jobs/api'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { expect, it, onTestFinished } from 'vitest'
import { posting } from '../test/factories.ts'
import { startJobs } from '../test/jobs-service.ts'

const soon = { interval: 50 }

it('[BY-07] screens, after a start, the jobs of a release that did not, and what is stored is found meanwhile', async () => {
  const jobs = await startJobs()
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
  const published = () =>
    jobs.events
      .published(positionChanged)
      .flatMap(({ data }) => data.things.map(({ title, state }) => `${title} ${state}`))
  await expect.poll(published, soon).toEqual(expect.arrayContaining(['Honest open', 'Fee paused']))
})
