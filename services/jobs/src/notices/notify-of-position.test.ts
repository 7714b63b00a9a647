import { randomUUID } from 'node:crypto'
import { notifyOfPosition } from '@lunchpail/contracts/jobs/api'
import { noticeAsked, positionsReopened } from '@lunchpail/contracts/jobs/events'
import { countedPoints } from '@lunchpail/kit-database/testing/counted-points'
import { beforeAll, describe, expect, it } from 'vitest'
import { posting } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})

const saved = async (given: Parameters<typeof posting>[0]) => {
  const one = posting(given)
  await jobs.save([one])
  const { rows } = await jobs.pool.query('select id from position where external_id = $1', [one.externalId])
  return { one, id: String(rows[0].id) }
}
const ask = (id: string, email?: string, as = jobs.visitor()) =>
  as.call(notifyOfPosition, { params: { id }, body: email === undefined ? {} : { email } })
const asked = (id: string) =>
  jobs.events.published(noticeAsked).filter(({ data }) => String(data.position.id) === id)
const reopened = () =>
  jobs.events
    .published(positionsReopened)
    .flatMap(({ data }) => data.positions.map(({ id, title }) => `${id} ${title}`))

describe('[JB-06] whoever waits for a closed job', () => {
  it('is passed on with a sealed address, and told once when it opens', async () => {
    const { one, id } = await saved({ state: 'closed', title: 'Packer' })
    expect(await ask(id, ' Visitor@Example.com')).toMatchObject({ status: 202, body: { proven: false } })
    await expect.poll(() => asked(id)).toHaveLength(1)
    const { data } = asked(id)[0]!
    expect(data).toMatchObject({
      account_id: null,
      language: 'en',
      position: { title: 'Packer', company_name: 'Acme', city: 'Newark', region: 'NJ', version: 1 },
    })
    expect(await jobs.open(data.sealed_address)).toEqual({ to: 'visitor@example.com' })

    const { one: marker, id: markerId } = await saved({ state: 'closed', title: 'Marker' })
    await ask(markerId, 'visitor@example.com')
    for (const state of ['open', 'closed', 'open'] as const) await jobs.save([{ ...one, state }])
    await jobs.save([{ ...marker, state: 'open' }])
    await expect.poll(reopened).toContain(`${markerId} Marker`)
    expect(reopened()).toEqual([`${id} Packer`, `${markerId} Marker`])
  })

  it('needs no proof for an address that the account has proven', async () => {
    const { id } = await saved({ state: 'paused' })
    const account = randomUUID()
    const ana = jobs.as({ id: account, person: { email: 'ana@example.com', email_proven: true } })
    expect((await ask(id, undefined, ana)).body).toEqual({ proven: true })
    expect((await ask(id, 'ANA@example.com', ana)).body).toEqual({ proven: true })
    expect((await ask(id, 'friend@example.com', ana)).body).toEqual({ proven: false })
    await expect.poll(() => asked(id)).toHaveLength(3)
    expect(asked(id).map(({ data }) => data.account_id)).toEqual([account, account, null])
    const typed = jobs.as({ person: { email: 'ana@example.com', email_proven: false } })
    expect((await ask(id, undefined, typed)).status).toBe(400)
  })

  it('is refused a bad address or none, and a job that is open or was never', async () => {
    const { id } = await saved({ state: 'closed' })
    const { id: open } = await saved({ state: 'open' })
    const refused = (error: string) => ({ status: 400, body: { fields: { email: { error } } } })
    expect(await ask(id, 'ana@')).toMatchObject(refused('Please enter a valid email address'))
    for (const none of [undefined, '', ' '])
      expect(await ask(id, none)).toMatchObject(refused('This field is required'))
    expect((await ask(open, 'ana@example.com')).body).toMatchObject({ code: 'position-open' })
    expect((await ask('999999', 'ana@example.com')).status).toBe(404)
    expect(asked(open)).toEqual([])
  })

  it('takes nothing of what its network has in a day where it is refused', async () => {
    const { id } = await saved({ state: 'closed' })
    const { id: open } = await saved({ state: 'open' })
    const before = await countedPoints(jobs.pool, 'job notices')
    const taken = async () => (await countedPoints(jobs.pool, 'job notices')) - before
    expect((await ask('999999', 'visitor@example.com')).body.code).toBe('not-found')
    expect((await ask(open, 'visitor@example.com')).body.code).toBe('position-open')
    expect(await taken()).toBe(0)
    expect((await ask(id, 'visitor@example.com')).status).toBe(202)
    // of the network and of all
    expect(await taken()).toBe(2)
  })

  it('is limited by network', async () => {
    const { id } = await saved({ state: 'closed' })
    jobs.changeNetwork()
    const visitor = jobs.visitor()
    const answers = []
    for (let n = 0; n < 11; n += 1) answers.push((await ask(id, `visitor${n}@example.com`, visitor)).status)
    expect(answers.slice(-2)).toEqual([202, 429])
  })
})
