import { changeRole, createRole, getRole, setRoleState } from '@lunchpail/contracts/jobs/api'
import { dayMs } from '@lunchpail/contracts/durations'
import { beforeAll, expect, it } from 'vitest'
import { companiesOf, idOf } from '../../test/companies.ts'
import { typedRole } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import { publishOfCompanies } from '../companies/claim-companies.ts'
import { decideReview } from '../reports/decide-review.ts'

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})
const { company, published } = companiesOf(() => jobs)

/** A role that is kept as a draft, and what its manager does with it, each a day later. */
async function draft() {
  const { editor } = await company()
  const made = await editor.call(createRole, { body: typedRole({ state: 'paused' }) })
  const { id } = made.body.role
  const params = idOf(id)
  const change = async (body: Parameters<typeof typedRole>[0]) => {
    jobs.clock.advance(dayMs)
    const { version } = (await editor.call(getRole, { params })).body.role
    return (await editor.call(changeRole, { params, body: { ...typedRole(body), version } })).status
  }
  const turn = async (state: 'open' | 'paused' | 'closed') => {
    jobs.clock.advance(dayMs)
    return (await editor.call(setRoleState, { params, body: { state } })).body.role.posted_at
  }
  return { id, change, turn }
}

it('[BY-22] posts a draft when it first opens, and no later time anew', async () => {
  const { id, change, turn } = await draft()
  expect([await change({ shifts: [] }), await change({})]).toEqual([200, 200])
  await turn('closed')
  const opened = await turn('open')
  expect(opened).toBe(jobs.clock.now().toISOString())
  await expect.poll(() => published(id)).toMatchObject({ state: 'open', posted_at: opened })
  const again = [await turn('closed'), await turn('open'), await turn('paused')]
  // without shifts it is incomplete, as a draft is
  expect([await change({ shifts: [] }), await change({})]).toEqual([200, 200])
  expect([...again, await turn('open')]).toEqual([opened, opened, opened, opened])
})

it('[BY-22] posts one that an operator looked at as a draft when it opens', async () => {
  const { id, turn } = await draft()
  jobs.clock.advance(dayMs)
  for (const decision of ['hide', 'keep'] as const)
    await jobs.deps.transaction((tx) =>
      decideReview(tx, id, decision, { by: 'operator', reason: null, at: jobs.clock.now() }),
    )
  expect(await turn('open')).toBe(jobs.clock.now().toISOString())
})

it('[BY-22] posts a draft when it opens, although something else changed it since it was kept', async () => {
  const { id, turn } = await draft()
  jobs.clock.advance(dayMs)
  await jobs.deps.transaction(async (tx) => {
    const { companyId } = await tx.position.findUniqueOrThrow({ where: { id } })
    await publishOfCompanies(tx, [companyId], jobs.clock.now())
  })
  expect(await turn('open')).toBe(jobs.clock.now().toISOString())
})
