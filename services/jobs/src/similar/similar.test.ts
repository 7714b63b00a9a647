import { randomUUID } from 'node:crypto'
import { listSimilar } from '@lunchpail/contracts/jobs/api'
import { applicationChanged } from '@lunchpail/contracts/wizard/events'
import { beforeAll, describe, expect, it } from 'vitest'
import { sentApplications, submittedPosition } from '../../../../contracts/test/submission.ts'
import { chicago, manhattan, posting } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'

let jobs: Jobs
const ids = new Map<string, number>()
beforeAll(async () => {
  jobs = await shareJobs()
  const trucking = { role: 'trucking' as const }
  await jobs.save([
    posting({ title: 'Forklift Operator', state: 'closed', wage: { from: 20, to: 22 } }),
    posting({ title: 'Forklift Driver', wage: { from: 20, to: 21 } }),
    posting({ title: 'Forklift Operator II', wage: { from: 21, to: 22 } }),
    posting({ title: 'Forklift Operator, Manhattan', place: manhattan, wage: { from: 20, to: 21 } }),
    posting({ title: 'Packer', wage: { from: 30, to: 30 } }),
    posting({ title: 'Forklift Operator in a yard', ...trucking, wage: { from: null, to: null } }),
    posting({ title: 'CDL A', ...trucking }),
    posting({ title: 'Forklift Operator', place: chicago }),
    posting({ title: 'Forklift Operator paused', state: 'paused' }),
  ])
  const { rows } = await jobs.pool.query('select id, title from position order by id')
  for (const { id, title } of rows) if (!ids.has(title)) ids.set(title, id)
})

const read = async (title: string, as = jobs.visitor(), page?: string) =>
  (
    await as.call(listSimilar, {
      params: { id: String(ids.get(title)) },
      query: page === undefined ? {} : { page },
    })
  ).body

describe('[JB-07] similar jobs', () => {
  it('are open, near, and of the trade or with a like title; the most alike come first', async () => {
    const { positions, more } = await read('Forklift Operator')
    expect(positions.map(({ title }) => title)).toEqual([
      'Forklift Operator II',
      'Forklift Operator, Manhattan',
      'Forklift Driver',
      'Forklift Operator in a yard',
      'Packer',
    ])
    expect(more).toBe(false)
    expect((await read('CDL A')).positions.map(({ title }) => title)).toEqual(['Forklift Operator in a yard'])
  })

  it('leave out what the person applied to', async () => {
    const id = randomUUID()
    const sent = submittedPosition({ position_id: ids.get('Forklift Operator II')! })
    await jobs.publish(applicationChanged, sentApplications({ account_id: id, positions: [sent] }))
    const titles = async () =>
      (await read('Forklift Operator', jobs.as({ id }))).positions.map(({ title }) => title)
    await expect.poll(titles).not.toContain('Forklift Operator II')
    expect(await titles()).toHaveLength(4)
  })

  it('come page by page, and there are none of a job that was never', async () => {
    await jobs.save(Array.from({ length: 7 }, (_, n) => posting({ title: `Packer ${n}` })))
    const [first, second] = [await read('Packer'), await read('Packer', jobs.visitor(), '2')]
    expect([first.positions.length, first.more, second.positions.length > 0]).toEqual([5, true, true])
    const all = [...first.positions, ...second.positions].map(({ id }) => id)
    expect([new Set(all).size, all.includes(ids.get('Packer')!)]).toEqual([all.length, false])
    expect((await read('nothing of this name')).code).toBe('invalid')
    const gone = await jobs.visitor().call(listSimilar, { params: { id: '999999' }, query: {} })
    expect(gone.status).toBe(404)
  })
})
