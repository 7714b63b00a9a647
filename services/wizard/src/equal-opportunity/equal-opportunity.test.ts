import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountErased } from '@lunchpail/contracts/auth/events'
import { erasureCompleted } from '@lunchpail/contracts/erasure'
import {
  getEqualOpportunity,
  getWizard,
  saveApplication,
  saveEqualOpportunity,
} from '@lunchpail/contracts/wizard/api'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { migrateService } from '@lunchpail/kit-service/migrate-service'
import { openService } from '@lunchpail/kit-service/open-service'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { main as migrateMain } from '../../../../kit/service/bin/migrate.ts'
import { service } from '../service.ts'
import { candidate, position, completeBody, equalOpportunity } from '../../test/factories.ts'
import { createRole, isolatedRole, shareWizard, type Wizard } from '../../test/wizard-service.ts'
import { isolatedSchema, isReadableBy } from './equal-opportunity-store.ts'

let wizard: Wizard
beforeAll(async () => {
  wizard = await shareWizard()
  await wizard.publishPositions(position())
})

const answers = { gender: 'female', ethnicity: 8, veteran_status: 1, disability_status: 1 } as const

describe('the equal-opportunity answers', () => {
  it('[WZ-06] are stored as given, part by part, and shown to their person alone', async () => {
    const account = { id: randomUUID() }
    const client = wizard.as(account)
    const part = await client.call(saveEqualOpportunity, { body: { gender: 'female' } })
    expect(part.body).toEqual({ answers: { gender: 'female' }, complete: false })
    expect((await client.call(getWizard, { query: {} })).body.person?.facts.equal_opportunity).toBe(false)
    await client.call(saveEqualOpportunity, { body: answers })
    expect((await wizard.as(account).call(getEqualOpportunity)).body).toEqual({ answers })
    expect((await client.call(getWizard, { query: {} })).body.person?.facts.equal_opportunity).toBe(true)
    expect((await wizard.as().call(getEqualOpportunity)).body).toEqual({ answers: {} })
    expect((await wizard.visitor().call(getEqualOpportunity)).status).toBe(401)
  })

  it.each([
    ['gender', { gender: 'other' }],
    ['ethnicity', { ethnicity: 0 }],
    ['ethnicity', { ethnicity: 9 }],
    ['veteran_status', { veteran_status: 4 }],
    ['disability_status', { disability_status: 0 }],
  ])('[WZ-06] refuse a %s that is not offered', async (field, body) => {
    const answer = await wizard.as().call(saveEqualOpportunity, { body: body as object })
    expect([answer.status, Object.keys(answer.body.fields!)]).toEqual([400, [field]])
  })

  it.each(Object.keys(answers))('[WZ-06] are complete with all four: not without %s', async (missing) => {
    const client = wizard.as({ id: randomUUID() })
    const three = Object.fromEntries(Object.entries(answers).filter(([field]) => field !== missing))
    const saved = await client.call(saveEqualOpportunity, { body: three })
    expect(saved.body).toMatchObject({ complete: false })
    expect((await client.call(getWizard, { query: {} })).body.person?.facts.equal_opportunity).toBe(false)
    const { body } = await client.call(saveApplication, {
      query: {},
      body: { ...completeBody(), complete: 1 },
    })
    expect([body.code, Object.keys(body.fields!)]).toEqual(['incomplete', ['info.equal_opportunity']])
  })

  it('[WZ-39] are in no application, event, stored response or any other table of the service', async () => {
    const id = randomUUID()
    const client = wizard.as({ id })
    await client.call(saveEqualOpportunity, { body: answers, idempotencyKey: randomUUID() })
    // One of them carries the answers, as the specification's own payload does.
    await client.call(saveApplication, { query: {}, body: { ...completeBody(), ...answers } })
    await client.call(saveApplication, {
      query: {},
      body: { ...completeBody(), version: 1, complete: 1 },
      idempotencyKey: randomUUID(),
    })
    const ofPerson = () =>
      wizard.events.published(applicationSubmitted).filter(({ data }) => data.account_id === id)
    await expect.poll(() => ofPerson().length).toBe(1)
    const { rows: tables } = await wizard.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema', 'equal_opportunity')`,
    )
    const everything = await Promise.all(
      tables.map(async ({ name }) => JSON.stringify((await wizard.pool.query(`table ${name}`)).rows)),
    )
    expect(everything.join()).toContain(id)
    for (const field of Object.keys(answers)) {
      expect(everything.join()).not.toContain(field)
      expect(JSON.stringify(ofPerson())).not.toContain(field)
    }
  })

  it('[WZ-06] go when the account is erased, with everything else of it', async () => {
    const id = randomUUID()
    const client = wizard.as({ id })
    await client.call(saveEqualOpportunity, { body: equalOpportunity })
    await client.call(saveApplication, { query: {}, body: { ...completeBody(), complete: 1 } })
    await client.call(saveApplication, { query: {}, body: { first_name: 'Ana', version: 1 } })
    await wizard.publishSections(id, { summary: { self_promo: 'I am Ana.' } })
    await wizard.publishCandidates(candidate(id))
    await wizard.publish(accountErased, { account_id: id })
    const report = () =>
      wizard.events.published(erasureCompleted('wizard')).find(({ data }) => data.account_id === id)
    await expect.poll(report).toBeDefined()
    expect((await client.call(getEqualOpportunity)).body).toEqual({ answers: {} })
    // with a token that is still valid
    const late = await client.call(saveEqualOpportunity, { body: equalOpportunity })
    expect([late.status, late.body.code]).toEqual([401, 'signed-out'])
    const carried = await client.call(saveApplication, { query: {}, body: { ...answers } })
    expect([carried.status, carried.body.code]).toEqual([401, 'signed-out'])
    expect((await client.call(getEqualOpportunity)).body).toEqual({ answers: {} })
    const { body } = await client.call(getWizard, { query: { p: '7' } })
    expect(body).toMatchObject({ applied: [], person: { saved: false, application: { positions: [7] } } })
    expect(body.person?.application).toEqual({ positions: [7] })
    for (const table of ['draft', 'section', 'candidate', 'submission', 'application'])
      expect(await wizard.pool.query(`select 1 from ${table} where account_id = $1`, [id])).toMatchObject({
        rowCount: 0,
      })
  })
})

describe('the roles', () => {
  const name = `test_wizard_roles_${randomBytes(6).toString('hex')}`
  const [owner, main] = ['owner', 'main'].map((one) => ({ role: `${name}_${one}`, password: one }))
  const urlFor = (who: typeof owner) => {
    const address = new URL(wizard.env['DATABASE_URL_WIZARD']!)
    return Object.assign(address, { username: who!.role, password: who!.password, pathname: `/${name}` }).href
  }
  const ask = async (who: typeof owner, sql: string) => {
    const client = new pg.Client({ connectionString: urlFor(who) })
    await client.connect()
    try {
      return await client.query(sql)
    } finally {
      await client.end()
    }
  }
  const denied = { code: '42501' }
  beforeAll(async () => {
    for (const one of [owner, main]) await createRole(wizard.env['DATABASE_URL_WIZARD']!, one!)
    await wizard.pool.query(`create database ${name} owner ${owner!.role}`)
  })
  afterAll(async () => {
    await wizard.pool.query(`drop database ${name} with (force)`)
    for (const { role } of [owner!, main!]) await wizard.pool.query(`drop role ${role}`)
  })

  it('[WZ-06] are three: who migrates, wizard, and that of the answers, which it alone can read', async () => {
    const env = {
      ...wizard.env,
      DATABASE_MIGRATION_URL_WIZARD: urlFor(owner),
      DATABASE_URL_WIZARD: urlFor(main),
      DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY: urlFor(isolatedRole),
      CONTACT_SECRET: 'a secret of the tests of 32 characters or more',
    }
    const run = (changed: NodeJS.ProcessEnv = {}) =>
      runHere(migrateMain, () => ({ ...env, ...changed }))('wizard')
    const open = async () => (await openService(service, env)).close()
    const without = await run({ DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY: undefined })
    expect(without).toMatchObject({ err: 'DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY is missing.\n' })
    await migrateService(urlFor(owner), service.migrations, { role: main!.role })
    await expect(open()).rejects.toThrow('The database of wizard lacks its migrations. Apply them first')
    for (const { code, err } of await Promise.all([run(), run(), run()]))
      expect({ code, err }).toEqual({ code: 0, err: '' })
    await open()

    for (const table of ['answer', 'report']) {
      await ask(isolatedRole, `table equal_opportunity.${table}`)
      for (const one of [owner, main])
        for (const sql of [`table equal_opportunity.${table}`, `drop table equal_opportunity.${table}`])
          await expect(ask(one, sql)).rejects.toMatchObject(denied)
    }
    for (const [who, readable] of [
      [main, false],
      [isolatedRole, true],
    ] as const) {
      const pool = new pg.Pool({ connectionString: urlFor(who) })
      expect(await isReadableBy(pool)).toBe(readable)
      await pool.end()
    }
    for (const sql of ['table public.draft', 'create schema more'])
      await expect(ask(isolatedRole, sql)).rejects.toMatchObject(denied)
  })

  it('[WZ-06] say what the owner of the database has to do where whoever migrates may not', async () => {
    await ask(isolatedRole, 'drop schema if exists equal_opportunity cascade')
    await ask(owner, `grant create on schema public to ${owner!.role}`)
    await wizard.pool.query(
      `alter database ${name} owner to current_user; grant create on database ${name} to ${owner!.role}`,
    )
    const isolated = [{ ...isolatedSchema, url: urlFor(isolatedRole) }]
    await expect(migrateService(urlFor(owner), service.migrations, { isolated })).rejects.toThrow(
      `The owner of the database has to run this once: create schema equal_opportunity authorization ${isolatedRole.role}.`,
    )
  })
})
