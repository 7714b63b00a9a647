import {
  changeFeatured,
  addFeatured,
  getCollection,
  getOverview,
  listCollections,
  listFeatured,
  removeFeatured,
  setRoleState,
  createRole,
} from '@lunchpail/contracts/jobs/api'
import { companyChanged } from '@lunchpail/contracts/auth/events'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chicago, managerOf, manhattan, newark, posting, typedRole } from '../../test/factories.ts'
import { startJobs, type OwnJobs } from '../../test/jobs-service.ts'

// its own: how many jobs there are is kept for a minute
let jobs: OwnJobs
beforeAll(async () => {
  jobs = await startJobs()
  await jobs.save([
    posting({ title: 'Old picker', place: newark, postedAt: new Date('2026-10-01T12:00:00Z') }),
    posting({ title: 'New picker', place: { ...newark, city: 'NEWARK', address: 'Other St' } }),
    posting({
      title: 'Driver',
      role: 'trucking',
      place: manhattan,
      company: { externalId: 'b', name: 'B', about: null },
    }),
    posting({ title: 'Gone', role: 'production', place: chicago, state: 'closed' }),
  ])
})
afterAll(() => jobs.stop())

/** What was counted is forgotten. */
const later = () => jobs.clock.advance(61_000)
const read = async (kind: string, slug: string, page?: string) =>
  jobs.visitor().call(getCollection, { params: { kind: kind as 'place', slug }, query: { page } })
const titles = async (kind: string, slug: string) =>
  (await read(kind, slug)).body.positions.map(({ title }) => title)

describe('[JB-02] collections', () => {
  it('are the jobs of a city, however it is spelled, and of a trade, the newest first, with other ways', async () => {
    const { status, body } = await read('place', 'newark-nj')
    expect([status, body.positions.map(({ title }) => title)]).toEqual([200, ['New picker', 'Old picker']])
    expect([body.place?.state, body.total, body.pages, body.more]).toEqual(['NJ', 2, 1, false])
    expect(body.places).toEqual([{ slug: 'new-york-ny', city: 'New York', state: 'NY', n: 1 }])
    expect(body.trades.map(({ slug, n }) => [slug, n])).toEqual([
      ['warehouse', 2],
      ['trucking', 1],
    ])
    expect(await titles('trade', 'trucking')).toEqual(['Driver'])
    expect((await read('trade', 'warehouse', '9')).body.positions).toEqual([])
    // a trade without jobs is still one
    expect((await read('trade', 'production')).body).toMatchObject({ trade: 'production', total: 0 })
  })

  it('that are none answer so, and bad addresses are refused', async () => {
    const statuses = [
      ['place', 'chicago-il', 404],
      ['place', 'nowhere-zz', 404],
      ['trade', 'astronaut', 404],
      ['featured', 'none', 404],
      ['other', 'none', 400],
      ['place', 'New York', 400],
      ['place', 'x'.repeat(121), 400],
    ] as const
    for (const [kind, slug, status] of statuses)
      expect([kind, slug, (await read(kind, slug)).status]).toEqual([kind, slug, status])
    expect((await read('place', 'newark-nj', '0')).status).toBe(400)
  })

  it('are counted for the home page, with newest jobs of different companies, and listed for the sitemap', async () => {
    const { body } = await jobs.visitor().call(getOverview)
    expect([body.total, body.places.map(({ slug }) => slug)]).toEqual([3, ['newark-nj', 'new-york-ny']])
    expect(new Set(body.newest.slice(0, 2).map(({ company }) => company.name))).toEqual(
      new Set(['Acme', 'B']),
    )
    expect([body.newest.length, body.companies.length, body.featured]).toEqual([3, 2, []])
    const listed = await jobs.visitor().call(listCollections)
    expect(listed.body.collections.map(({ kind, slug }) => `${kind} ${slug}`)).toEqual([
      'trade warehouse',
      'trade trucking',
      'place newark-nj',
      'place new-york-ny',
    ])
    await jobs.save([posting({ title: 'In Chicago', place: chicago })])
    expect((await jobs.visitor().call(getOverview)).body.total).toBe(3)
    later()
    expect((await jobs.visitor().call(getOverview)).body.total).toBe(4)
    // nobody goes there from Newark
    expect((await read('place', 'newark-nj')).body.places.map(({ city }) => city)).toEqual(['New York'])
    expect((await read('place', 'chicago-il')).body.places).toEqual([])
  })
})

describe('[JB-02] featured lists', () => {
  async function company(approved = true) {
    const id = randomUUID()
    const tell = async (version: number, isApproved: boolean) => {
      await jobs.publish(companyChanged, {
        things: [{ id, version, name: `Co ${id}`, approved: isApproved }],
      })
      const known = async () =>
        (await jobs.pool.query('select 1 from employer where id = $1 and version = $2', [id, version]))
          .rowCount
      await expect.poll(known).toBe(1)
    }
    await tell(1, approved)
    const admin = jobs.as(managerOf(randomUUID(), id))
    const role = async (title: string) => {
      const made = await admin.call(createRole, { body: typedRole({ title }) })
      return made.body.role.id
    }
    return { id, admin, viewer: jobs.as(managerOf(randomUUID(), id, 1)), role, tell }
  }

  it('are pages of a company’s roles in its order, once published, and leave with its approval', async () => {
    const { admin, role, tell } = await company()
    const [one, two] = [await role('First made'), await role('Second made')]
    const body = { slug: 'holiday-jobs', name_en: 'Holiday jobs', name_es: null, roles: [two, one, two] }
    const made = await admin.call(addFeatured, { body })
    expect(made.body.list).toMatchObject({ version: 1, published: false, roles: [{ id: two }, { id: one }] })
    expect((await read('featured', 'holiday-jobs')).status).toBe(404)
    const params = { id: made.body.list.id }
    const change = (more: object, version: number) =>
      admin.call(changeFeatured, { params, body: { ...body, published: true, version, ...more } })
    expect((await change({}, 1)).status).toBe(200)
    expect(await titles('featured', 'holiday-jobs')).toEqual(['Second made', 'First made'])
    expect((await change({ roles: [one] }, 1)).status).toBe(409)
    expect((await change({ name_es: 'Empleos de temporada', roles: [one] }, 2)).status).toBe(200)
    expect(await titles('featured', 'holiday-jobs')).toEqual(['First made'])
    const inSpanish = await fetch(`${jobs.url}/api/hire/v1/collection/featured/holiday-jobs/`, {
      headers: { 'accept-language': 'es-US' },
    })
    expect(await inSpanish.json()).toMatchObject({
      featured: { name: 'Empleos de temporada', language: 'es', company: {} },
    })
    const listed = async () => (await jobs.visitor().call(getOverview)).body.featured.map(({ slug }) => slug)
    expect(await listed()).toEqual(['holiday-jobs'])
    // closed, it is there and says so; but no page leads to it
    await admin.call(setRoleState, { params: { id: String(one) }, body: { state: 'closed' } })
    expect((await read('featured', 'holiday-jobs')).body).toMatchObject({ total: 0, positions: [] })
    expect(await listed()).toEqual([])
    await tell(2, false)
    expect((await read('featured', 'holiday-jobs')).status).toBe(404)
  })

  it('have an address that is free, and roles of the own company alone', async () => {
    const [own, other] = [await company(), await company()]
    const [mine, theirs] = [await own.role('Mine'), await other.role('Theirs')]
    const add = (body: object) =>
      own.admin.call(addFeatured, { body: { slug: 'a-list', name_en: 'A list', ...body } })
    const refused = async (body: object) => {
      const { status, body: answer } = await add(body)
      return [status, Object.keys((answer as unknown as { fields?: object }).fields ?? {})]
    }
    await other.admin.call(addFeatured, { body: { slug: 'taken', name_en: 'Taken' } })
    for (const slug of ['taken', 'welcome', 'trucking', 'Big', '12', 'ab', 'a'.repeat(41), 'a--b'])
      expect([slug, ...(await refused({ slug }))]).toEqual([slug, 400, ['slug']])
    expect(await refused({ name_en: ' ', name_es: null })).toEqual([400, ['name_en']])
    for (const name of ['\u200b', '\u202eevil', 'A\nB'])
      expect(await refused({ name_en: name, name_es: name })).toEqual([400, ['name_en', 'name_es']])
    expect(await refused({ roles: [mine, theirs] })).toEqual([400, ['roles']])
    expect((await add({ roles: [mine] })).status).toBe(201)
    expect((await own.viewer.call(listFeatured)).body).toMatchObject({
      lists: [{ slug: 'a-list' }],
      may: { edit: false },
    })
    const { lists } = (await own.admin.call(listFeatured)).body
    const params = { id: lists[0]!.id }
    expect((await other.admin.call(removeFeatured, { params })).status).toBe(404)
    expect((await own.admin.call(removeFeatured, { params })).status).toBe(200)
    expect((await own.admin.call(listFeatured)).body.lists).toEqual([])
  })
})

it('[SH-13] home shows different companies, also below a large import of one', async () => {
  const big = { externalId: 'big', name: 'Big', about: null }
  const many = Array.from({ length: 120 }, (_, n) =>
    posting({ title: `Loader ${n}`, company: big, postedAt: new Date('2027-01-01T12:00:00Z') }),
  )
  await jobs.save(many)
  const { body } = await jobs.visitor().call(getOverview)
  const names = new Set(body.newest.map(({ company }) => company.name))
  expect(names.size).toBeGreaterThan(3)
})
