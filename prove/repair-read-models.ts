import type { Noun } from '@lunchpail/contracts/noun'
import { expect, vi } from 'vitest'
import { fillPositions } from '@lunchpail/kit-local/rig/fill-positions'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { openPositions, positions as applied, quiet } from './crowd.ts'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { note } from '@lunchpail/kit-service/testing/figures'
import { Person } from './person.ts'
import { readModels } from './read-models.ts'
import { operateMany } from './operate.ts'

/** The rows as text. What is sealed is sealed again each time, so of it only that it was. */
const contentOf = (site: BackEnd, noun: Noun, table: string): Promise<{ row: object }[]> =>
  site.rows(
    noun,
    `select to_jsonb(t) - 'epoch' - 'sealed_contact' - 'sealed_reference' - 'skill_set_id' || jsonb_build_object('sealed',
       length(coalesce(to_jsonb(t) ->> 'sealed_contact', to_jsonb(t) ->> 'sealed_reference')) > 100) as row
     from ${table} t order by 1`,
  )

/** Some people answered a question of a company; a republish tells of it. */
const answerThem = (site: BackEnd): Promise<unknown> =>
  site.rows(
    'profile',
    `insert into answer (account_id, question_id, version, response, answered_at)
     select account_id, 'q-of-prove', 1, '"yes"', now() from candidate order by account_id limit 3`,
  )

/** Makes managers of two approved companies of some people, as an operator and an admin would; a republish tells of it. */
const employThem = (site: BackEnd): Promise<unknown> =>
  site.rows(
    'auth',
    `with employer as (
       insert into company (id, name, name_key, state, decided_at, created_at)
       select uuidv7(), name, lower(name), 'approved', now(), now()
       from unnest(array['Prove Freight', 'Prove Foods']) as name returning id
     ), person as (
       update account set company_id = (select id from employer limit 1)
       where id in (select id from account order by id limit 2) returning id
     )
     insert into member (account_id, level, since) select id, 4, now() from person`,
  )

/** Measures how long companies take to answer, and gives events keywords of posters; a republish tells of all of it. */
const measureAndName = async (site: BackEnd): Promise<void> => {
  await site.rows(
    'engagement',
    `insert into reply_time (employer_id, version, days) select uuidv7(), 1, days from generate_series(1, 3) as days`,
  )
  await site.rows(
    'engagement',
    `insert into gathering (id, kind, name, company_name, description, zone, is_open, created_at)
     select 'day-' || n, 'hiring', 'Day', 'Prove Freight', '', 'America/New_York', true, now() from generate_series(1, 3) as n`,
  )
  await site.rows(
    'jobs',
    `insert into poster_keyword (word, employer_id, version, gathering_id)
     select 'dock' || n, uuidv7(), 1, 'day-' || n from generate_series(1, 3) as n`,
  )
}

/** Invites everybody to an interview for what they applied to, as managers would; a republish tells of it. */
const inviteThem = (site: BackEnd): Promise<unknown> =>
  site.rows(
    'engagement',
    `with offer as (
       insert into offer (employer_id, type, zone, minutes, created_at)
       values (uuidv7(), 1, 'America/New_York', 30, now()) returning id
     )
     insert into invite (account_id, application_id, offer_id, created_at)
     select account_id, id, (select id from offer), now() from application`,
  )

/** Withdraws what everybody applied to; a republish tells of it. */
const withdrawThem = (site: BackEnd): Promise<unknown> =>
  site.rows('engagement', 'update application set withdrawn_at = now(), version = version + 1')

/** Has everybody say when they move, and a manager give each a reference; a republish tells of it. */
const moveAndRefer = async (site: BackEnd): Promise<void> => {
  const people = 'select distinct account_id from section'
  await site.rows(
    'profile',
    `insert into relocation (account_id, move_date, version) select account_id, '03/15/2099', 1 from (${people})
     on conflict (account_id) do update set move_date = excluded.move_date, version = relocation.version + 1`,
  )
  const secret = contactSecretFrom([{ kid: '', secret: site.environment('profile')['CONTACT_SECRET']! }])
  const answer = await secret.seal({
    name: 'Sam Reyes',
    relationship: 'owner',
    how_long_known: 'over-5-years',
    reference_confirmed: true,
    answered_at: '2026-11-01T10:00:00.000Z',
  })
  await site.rows(
    'profile',
    `insert into reference_request (account_id, reference_id, candidate_name, title, company, start_date, manager_name,
       number_hash, number_end, state, sealed_answer, is_read, sent_at, expires_at)
     select account_id, 'a1b', 'Ana', 'Picker', 'Acme', '01/2024', 'Sam', '', '', 'answered', $1, true, now(), now()
     from (${people})`,
    [answer],
  )
}

/** What happened to people, which a republish must not repeat. */
const effectsOf = async (site: BackEnd): Promise<unknown[]> =>
  Promise.all(
    (
      [
        ['notifications', 'message'],
        ['engagement', 'application'],
        ['engagement', 'application_change'],
        ['profile', 'section'],
      ] as const
    ).map(async ([noun, table]) => site.rows(noun, `select to_jsonb(t) as row from ${table} t order by 1`)),
  )

/**
 * Damages every read model by hand (a row changed, one deleted, one added that its owner never had), publishes the state of
 * every owner again, and expects all to read as before, with no effect repeated.
 */
export const repairReadModels = async (site: BackEnd, people: number, jobs: number): Promise<void> => {
  const pairs = Object.entries(readModels).flatMap(([noun, tables]) =>
    Object.entries(tables).map(([table, model]) => ({ noun: noun as Noun, table, ...model })),
  )
  for (const noun of site.services) {
    const kept = await site.rows<{ name: string }>(
      noun,
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'epoch' order by 1`,
    )
    expect([noun, kept.map(({ name }) => name)]).toEqual([
      noun,
      Object.keys(readModels[noun] ?? {}).toSorted(),
    ])
  }

  const owners = [...new Set(pairs.map(({ owner }) => owner))]
  const operate = operateMany(site)
  const republishAll = async () => {
    for (const owner of owners) await operate(owner, 'republish')
    await quiet(site)
  }
  const [{ rows: positions } = { rows: 0 }] = await site.rows<{ rows: number }>(
    'jobs',
    'select count(*)::int as rows from position',
  )
  if (positions === 0) await site.database('jobs', (client) => fillPositions(client, jobs))
  await openPositions(site)
  for (let one = 0; one < people; one += 1) {
    const person = new Person(site)
    await person.signUp()
    await person.apply(applied)
  }
  await employThem(site)
  await quiet(site)
  await answerThem(site)
  await inviteThem(site)
  await measureAndName(site)
  await withdrawThem(site)
  await moveAndRefer(site)
  await republishAll()
  const read = async () =>
    Object.fromEntries(
      await Promise.all(
        pairs.map(
          async ({ noun, table }) => [`${noun} ${table}`, await contentOf(site, noun, table)] as const,
        ),
      ),
    )
  const [before, effects] = [await read(), await effectsOf(site)]

  for (const { noun, table, damage, leftover } of pairs) {
    await site.rows(
      noun,
      `insert into ${table} select (jsonb_populate_record(null::"${table}", to_jsonb(t) || $1::jsonb)).* from ${table} t limit 1`,
      [JSON.stringify(leftover)],
    )
    await site.rows(noun, `delete from ${table} where ctid = (select min(ctid) from ${table})`)
    await site.rows(noun, `update ${table} set ${damage} where ctid = (select min(ctid) from ${table})`)
  }
  const damaged = await read()
  for (const [name, rows] of Object.entries(before)) expect([name, damaged[name]]).not.toEqual([name, rows])

  await republishAll()
  // A job that finds events unhandled tries again.
  await vi.waitFor(
    async () => {
      const after = await read()
      for (const [name, rows] of Object.entries(before)) expect([name, after[name]]).toEqual([name, rows])
    },
    { timeout: 30_000, interval: 300 },
  )
  expect(await effectsOf(site)).toEqual(effects)
  note('faults', 'read models damaged and repaired', `${pairs.length} of ${owners.join(', ')}`)
}
