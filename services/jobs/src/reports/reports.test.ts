import { randomUUID } from 'node:crypto'
import { companyChanged } from '@lunchpail/contracts/auth/events'
import {
  changeRole,
  createRole,
  getPosition,
  getRole,
  listPositions,
  reportPosition,
} from '@lunchpail/contracts/jobs/api'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { countedPoints } from '@lunchpail/kit-database/testing/counted-points'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { main as reports } from '../../bin/reports.ts'
import { managerOf, posting, typedRole } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import type { Posting } from '../positions/posting.ts'
import { limitReports } from './limit-reports.ts'
import { rulesVersion } from '../screening/rules.ts'
import { screenStored } from '../screening/screen-stored.ts'

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})
beforeEach(() => jobs.pool.query('delete from review'))

/** As an operator types it. */
async function operate(...args: string[]): Promise<readonly [code: number, said: string]> {
  let said = ''
  const write = (text: string) => {
    said += text
  }
  const code = await reports(args, { env: jobs.env, out: write, err: write })
  return [code, said]
}

const fee = 'You must pay a $40 registration fee.'
const chat = 'Text us on WhatsApp to apply.'
const written = (text: string, overrides: Partial<Posting> = {}) =>
  posting({ sections: [{ heading: null, text }], ...overrides })
const idOf = async ({ externalId }: Posting): Promise<number> => {
  const { rows } = await jobs.pool.query<{ id: number }>('select id from position where external_id = $1', [
    externalId,
  ])
  return rows[0]!.id
}
/** How candidates and other services find it: in the list, on its page, in the last event. */
async function seen(id: number) {
  const list = await jobs.visitor().call(listPositions, { query: {} })
  const page = await jobs.visitor().call(getPosition, { params: { id: String(id) }, query: {} })
  return [list.body.positions.some((position) => position.id === id), page.status]
}
/** Returns how many it screened. */
async function screenAll(): Promise<number> {
  let screened = 0
  for await (const count of screenStored(jobs.deps.transaction, jobs.deps.clock)) screened += count
  return screened
}
const published = (id: number) =>
  jobs.events
    .published(positionChanged)
    .flatMap(({ data }) => data.things)
    .findLast((thing) => thing.id === id)

describe('what screening finds', () => {
  it('[BY-07] is kept from candidates until an operator looked, and shown from then on', async () => {
    const job = written(fee)
    expect(await jobs.save([job])).toMatchObject({ added: 1, waiting: 1 })
    const id = await idOf(job)
    expect(await seen(id)).toEqual([false, 404])
    await expect.poll(() => published(id)).toMatchObject({ state: 'paused', live: false })
    const [, list] = await operate()
    expect(list).toMatch(new RegExp(`^${id}  .* HELD BACK .*fee-asked\\n1 job waits for a look\\n$`))
    const [, sides] = await operate('show', String(id))
    expect(sides).toContain(`FOUND     fee-asked: ${JSON.stringify(fee)}`)
    expect(sides).toContain('company   "Acme", from test')

    expect(await operate('keep', String(id), '--by', 'kim')).toEqual([
      0,
      `${JSON.stringify(job.title)} is kept.\n`,
    ])
    expect(await seen(id)).toEqual([true, 200])
    await expect.poll(() => published(id)).toMatchObject({ state: 'open', live: true })
    expect(await operate()).toEqual([0, '0 jobs wait for a look\n'])
    // another import of the same changes nothing, and of another date alone asks for no review again
    expect(await jobs.save([job])).toMatchObject({ unchanged: 1, waiting: 0 })
    expect(await jobs.save([{ ...job, postedAt: new Date('2026-11-02T12:00:00Z') }])).toMatchObject({
      changed: 1,
      waiting: 0,
    })
    expect(await seen(id)).toEqual([true, 200])
    expect((await operate('show', String(id)))[1]).toMatch(/decision {2}\S+ keep by kim/)
  })

  it('[BY-07] is shown meanwhile where it only names a messenger', async () => {
    const job = written(chat)
    expect(await jobs.save([job])).toMatchObject({ waiting: 1 })
    const id = await idOf(job)
    expect(await seen(id)).toEqual([true, 200])
    expect((await operate())[1]).toMatch(/ shown .*: messenger\n/)
  })

  it('[BY-07] leaves the queue once its text is corrected', async () => {
    const job = written(fee)
    await jobs.save([job])
    await jobs.save([{ ...job, sections: [{ heading: null, text: 'Pick and pack.' }] }])
    expect(await seen(await idOf(job))).toEqual([true, 200])
    expect(await operate()).toEqual([0, '0 jobs wait for a look\n'])
  })

  it('[BY-07] is found in every text that its company wrote, of older jobs too', async () => {
    const place = posting().place
    const asks: Partial<Posting>[] = [
      { schedule: { ...posting().schedule, duration: fee } },
      { place: { ...place, address: 'Text us on WhatsApp to apply' } },
    ]
    for (const ask of asks) {
      const job = posting(ask)
      expect(await jobs.save([job])).toMatchObject({ waiting: 1 })
      const id = await idOf(job)
      await jobs.pool.query('delete from review')
      await jobs.pool.query('update position set screened = 0 where id = $1', [id])
      await screenAll()
      expect((await operate())[1]).toContain(`${id}  `)
      // screened again, what an operator hid is no other text
      await operate('hide', String(id), '--reason', 'No.')
      await jobs.pool.query('update position set screened = 0 where id = $1', [id])
      await screenAll()
      expect(await operate()).toEqual([0, '0 jobs wait for a look\n'])
      await jobs.pool.query('delete from review')
    }
  })

  it('[BY-07] a job that is closed while it is held stays closed when it is kept', async () => {
    const job = written(fee)
    await jobs.save([job])
    await jobs.save([{ ...job, state: 'closed' }])
    const id = await idOf(job)
    await operate('keep', String(id))
    expect((await jobs.pool.query('select state from position where id = $1', [id])).rows).toEqual([
      { state: 'closed' },
    ])
  })

  it('[BY-07] is found in older jobs too, once the rules change', async () => {
    const job = written(chat)
    await jobs.save([job])
    const id = await idOf(job)
    const text = JSON.stringify([{ heading: null, text: fee }])
    await jobs.pool.query('delete from review')
    await jobs.pool.query('update position set sections = $2, screened = 0 where id = $1', [id, text])
    expect(await screenAll()).toBe(1)
    expect(await seen(id)).toEqual([false, 404])
    expect((await jobs.pool.query('select screened from position where id = $1', [id])).rows).toEqual([
      { screened: rulesVersion },
    ])
  })
})

describe('what an operator hides', () => {
  it('[BY-07] stays hidden with a reason and a name, until an operator opens it again', async () => {
    const job = posting()
    await jobs.save([job])
    const id = await idOf(job)
    expect((await operate('hide', String(id)))[0]).toBe(2)
    expect((await operate('hide', String(id), '--reason', 'No such company', '--by', 'kim'))[0]).toBe(0)
    expect(await seen(id)).toEqual([false, 404])
    expect((await operate('hide', String(id), '--reason', 'Again'))[0]).toBe(1)
    // its feed changes it: a person looks again, and it stays hidden meanwhile
    await jobs.save([{ ...job, title: 'Another title' }])
    expect(await seen(id)).toEqual([false, 404])
    expect((await operate())[1]).toMatch(/ HIDDEN .*opened again\n/)
    expect((await operate('keep', String(id), '--by', 'lee'))[0]).toBe(0)
    expect(await seen(id)).toEqual([true, 200])
    expect((await operate('reopen', String(id)))[0]).toBe(0)
    expect(await seen(id)).toEqual([true, 200])
    const [, sides] = await operate('show', String(id))
    expect(sides).toMatch(/hide by kim: "No such company"\n.*keep by lee\n.*reopen by /)
  })

  it('[BY-07] is held where the same company posts its text again, until an operator looked', async () => {
    const [first, again, elsewhere] = ['Loader of crates', 'Crate loader', 'Crate loader'].map((title) => ({
      ...written('Load crates of glass at the dock by night, ten hours, four days a week.'),
      title,
    })) as [Posting, Posting, Posting]
    await jobs.save([first])
    await operate('hide', String(await idOf(first)), '--reason', 'No such company')
    const other = { ...elsewhere, company: { externalId: 'else', name: 'Another Company', about: null } }
    await jobs.save([again, other])
    const id = await idOf(again)
    expect([await seen(id), await seen(await idOf(other))]).toEqual([
      [false, 404],
      [true, 200],
    ])
    expect((await operate())[1]).toContain('hidden-before')
    await operate('keep', String(id))
    await jobs.save([{ ...again, title: 'Loader of crates, nights' }])
    expect(await seen(id)).toEqual([true, 200])
    await operate('keep', String(await idOf(first)))
  })

  it('[BY-07] is held with sentences added, and under another name, however its feed changes it, until an operator looked', async () => {
    const text = `We load crates of glass at the dock by night, ten hours, four days a week, from May to the end of harvest. Crews of
      five share one truck, a lamp and a radio, and whoever drives has a licence. Meals are hot, beds are free, and the bus to town
      leaves at noon. Call the office in the barn, ask for Dana, and bring boots, gloves and a coat for the rain.`
    const more =
      ' Our team is like a family. Growth is real here. Weekly raffles and birthday cakes are on us. Come and see!'
    const first = written(text)
    await jobs.save([first])
    await operate('hide', String(await idOf(first)), '--reason', 'No such company')
    const named = (name: string) => ({ externalId: name, name, about: null })
    const again = [
      written(text + more, { title: 'With more' }),
      written(text, { title: 'Under another name', company: named('Night Glass') }),
      written(text + more, { title: 'Both', company: named('Glass by Night') }),
    ]
    const others = [
      // what everybody says, and a half of it
      written(more),
      written(text.slice(0, text.length / 2) + more, { company: named('A Name Near') }),
    ]
    await jobs.save([...again, ...others])
    const shown = async (all: readonly Posting[]) =>
      Promise.all(all.map(async (one) => (await seen(await idOf(one)))[0]))
    expect([await shown(again), await shown(others)]).toEqual([
      [false, false, false],
      [true, true],
    ])
    await jobs.save(again.map((one) => ({ ...one, title: `${one.title}, now` })))
    await jobs.pool.query('update position set screened = 0')
    await screenAll()
    expect(await shown(again)).toEqual([false, false, false])
    await operate('keep', String(await idOf(again[1]!)))
    expect(await shown(again)).toEqual([false, true, false])
    await operate('keep', String(await idOf(first)))
  })

  it('[BY-07] wrong orders change nothing and say what is right', async () => {
    const table = [
      [['praise'], 2],
      [['keep'], 2],
      [['keep', 'x'], 2],
      [['keep', '999999'], 1],
      [['show', '999999'], 1],
    ] as const
    const codes = await Promise.all(table.map(async ([args]) => (await operate(...args))[0]))
    expect(codes).toEqual(table.map(([, code]) => code))
  })
})

it('[BY-07] an employer is told what is looked at and why a role was hidden, and shows it by correcting it', async () => {
  const companyId = randomUUID()
  await jobs.publish(companyChanged, {
    things: [{ id: companyId, version: 1, name: 'Told', approved: true }],
  })
  const known = async () =>
    (await jobs.pool.query('select 1 from employer where id = $1', [companyId])).rowCount
  await expect.poll(known).toBe(1)
  const editor = jobs.as(managerOf(randomUUID(), companyId, 2))
  const made = await editor.call(createRole, { body: typedRole({ description: fee }) })
  const { id, version } = made.body.role
  const params = { id: String(id) }
  expect(made.body.role).toMatchObject({
    state: 'open',
    active: false,
    review: 'held',
    review_findings: [{ kind: 'money', sentence: fee }],
  })
  expect(await seen(id)).toEqual([false, 404])
  const changed = await editor.call(changeRole, { params, body: { ...typedRole(), version } })
  expect(changed.body.role).toMatchObject({ state: 'open', active: true, review: null })
  expect(await seen(id)).toEqual([true, 200])
  await operate('hide', String(id), '--reason', 'We could not reach you.')
  expect((await editor.call(getRole, { params })).body.role).toMatchObject({
    state: 'open',
    active: false,
    review: 'hidden',
    review_reason: 'We could not reach you.',
  })
})

describe('a report', () => {
  const report = (
    by: ReturnType<Jobs['visitor']>,
    id: number,
    body: { reason: 'fake' | 'money'; note?: string },
  ) => by.call(reportPosition, { params: { id: String(id) }, body })

  it('[BY-07] brings a job into the queue with what was said, hides nothing, and is one for each account', async () => {
    const job = posting()
    await jobs.save([job])
    const id = await idOf(job)
    const accountId = randomUUID()
    const person = jobs.as({ id: accountId, type: 'applicant' })
    expect((await report(person, id, { reason: 'fake', note: ' There is no such yard. ' })).status).toBe(201)
    expect((await report(person, id, { reason: 'money', note: 'They want $50.' })).status).toBe(201)
    expect((await report(jobs.visitor(), id, { reason: 'fake' })).status).toBe(201)
    expect(await seen(id)).toEqual([true, 200])
    expect((await operate())[1]).toMatch(/ shown .*: reported 2 times\n/)
    const [, sides] = await operate('show', String(id))
    expect(sides).toContain(`money by account ${accountId}: "They want $50."`)
    expect(sides).toContain('fake by a visitor')
    expect(sides).not.toContain('There is no such yard')
    // kept by a person, it comes back with the next report
    await operate('keep', String(id))
    expect(await operate()).toEqual([0, '0 jobs wait for a look\n'])
    await report(jobs.visitor(), id, { reason: 'fake' })
    expect((await operate())[1]).toMatch(/: reported once\n/)
  })

  it('[BY-07] is one where a person presses twice at once', async () => {
    const job = posting()
    await jobs.save([job])
    const id = await idOf(job)
    const person = jobs.as({ id: randomUUID(), type: 'applicant' })
    const replies = await Promise.all(Array.from({ length: 4 }, () => report(person, id, { reason: 'fake' })))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect((await operate())[1]).toMatch(/: reported once\n/)
  })

  it('[BY-07] is of a job that candidates see', async () => {
    const job = written(fee)
    await jobs.save([job])
    expect((await report(jobs.visitor(), await idOf(job), { reason: 'money' })).status).toBe(404)
    expect((await report(jobs.visitor(), 999_999, { reason: 'money' })).status).toBe(404)
  })

  it('[BY-07] takes nothing of what its network has in a day where it is refused or repeated', async () => {
    const job = posting()
    await jobs.save([job])
    const id = await idOf(job)
    const before = await countedPoints(jobs.pool, 'reports')
    const taken = async () => (await countedPoints(jobs.pool, 'reports')) - before
    expect((await report(jobs.visitor(), 999_999, { reason: 'fake' })).status).toBe(404)
    expect(await taken()).toBe(0)
    const person = jobs.as({ id: randomUUID(), type: 'applicant' })
    for (const reason of ['fake', 'money'] as const)
      expect((await report(person, id, { reason })).status).toBe(201)
    // of the account and of the network
    expect(await taken()).toBe(2)
  })

  it('[BY-07] is limited for a network', async () => {
    const job = posting()
    await jobs.save([job])
    const id = await idOf(job)
    const codes: number[] = []
    for (let sent = 0; sent < 7; sent += 1)
      codes.push((await report(jobs.visitor(), id, { reason: 'fake' })).status)
    expect(codes.slice(-2)).toEqual([429, 429])
    const { rows } = await jobs.pool.query<{ reports: number }>(
      'select reports from review where position_id = $1',
      [id],
    )
    expect(rows[0]!.reports).toBeLessThanOrEqual(5)
  })
  it('[BY-07] is one of 20 a day for an account, and of 60 for a network', async () => {
    const by = async (id: string, network: string) => {
      const request = { network, caller: { account: { id } } } as Parameters<typeof limitReports>[1]
      return await jobs.deps
        .transaction((tx) => limitReports(tx, request, 1))
        .then(
          () => 'taken',
          ({ refusal }: { readonly refusal: string }) => refusal,
        )
    }
    const times = async (count: number, report: () => Promise<string>) => {
      const all: string[] = []
      for (let sent = 0; sent < count; sent += 1) all.push(await report())
      return [...new Set(all)]
    }
    expect(await times(20, () => by('one', `network ${randomUUID()}`))).toEqual(['taken'])
    expect(await by('one', 'network of its own')).toBe('too-many-requests')
    expect(await by('another', 'network of its own')).toBe('taken')
    for (const account of ['a', 'b', 'c'])
      expect(await times(20, () => by(account, 'shared'))).toEqual(['taken'])
    expect(await by('d', 'shared')).toBe('too-many-requests')
  })
})
