import { randomUUID } from 'node:crypto'
import { deckLimits } from '@lunchpail/contracts/matches/enumerations'
import {
  saveSuggestions,
  whyNotSuggested,
  whyReasons,
  type WhyReason,
} from '@lunchpail/contracts/matches/api'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { CandidateState } from '@lunchpail/contracts/profile/events'
import { accountStatus } from '@lunchpail/contracts/auth/enumerations'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '@lunchpail/contracts/durations'
import { applicant } from '../../../../contracts/test/applicant.ts'
import { candidate, chicago, manhattan, position } from '../../test/factories.ts'
import { shareMatches, type Matches } from '../../test/matches-service.ts'
import { main } from '../../bin/why.ts'

const day = dayMs

describe('[BY-28] why a job is not suggested', () => {
  let matches: Matches
  const told = new Map<WhyReason, string>()
  beforeAll(async () => {
    matches = await shareMatches()
  })

  const person = async (overrides: Partial<CandidateState> = {}) => {
    const one = candidate(overrides)
    await matches.publishCandidate(one)
    return one
  }
  const ask = async (account: { id: string }, id: number, language: 'en' | 'es' = 'en') => {
    const { status, body } = await matches
      .as(account)
      .call(whyNotSuggested, { query: { p: String(id) }, headers: { 'accept-language': language } })
    expect(status).toBe(200)
    told.set(body.reason, body.text)
    return body
  }
  const fresh = async (overrides: Partial<PositionState> = {}) => {
    const job = position(overrides)
    await matches.publishPositions(job)
    return job.id
  }

  it('is told as the first reason that holds, in a sentence that names the preference', async () => {
    const preference = 'Change your job preferences'
    const nights = { day: 4, swing: 3, night: 1, weekend: 3, overtime: 3 }
    const table: [Partial<PositionState>, Partial<CandidateState>, WhyReason, string, string | null][] = [
      [
        { role: 'trucking' },
        { role: 8 | 32 },
        'role',
        'It’s trucking, and you asked for warehouse work or production work.',
        preference,
      ],
      [
        { role: null },
        { role: 8 },
        'role',
        'It doesn’t say what kind of work it is, and you asked for warehouse work.',
        preference,
      ],
      [
        { shifts: ['night'] },
        { shift: 1 },
        'shift',
        'You’d work nights, and you asked for days.',
        preference,
      ],
      [
        { shifts: ['night'] },
        { ratings: nights },
        'rating',
        'You said “Definitely not” to nights.',
        preference,
      ],
      [
        { shifts: ['day', 'night'] },
        { shift: 4, ratings: nights },
        'rating',
        'You said “Definitely not” to nights.',
        preference,
      ],
      [
        { weekend: true },
        { weekend: false },
        'weekend',
        'It includes weekends, and you said you don’t work weekends.',
        preference,
      ],
      [
        {},
        { wage: 25 },
        'wage',
        'It pays up to $20.00 an hour, and you asked for at least $25.00.',
        preference,
      ],
      [
        { wage_from: 19, wage_to: null },
        { wage: 25 },
        'wage',
        'It pays from $19.00 an hour, and you asked for at least $25.00.',
        preference,
      ],
      [
        {},
        { wage: 25, answered: [] },
        'wage',
        'It pays up to $20.00 an hour. Until you set your lowest pay, we look for $25.00 or more.',
        preference,
      ],
      [
        manhattan,
        { commute_length: 15, commute_type: 1 },
        'commute',
        'It’s 30 minutes away, and your limit is 15.',
        preference,
      ],
      [
        manhattan,
        { commute_length: 15, commute_type: 1, answered: [] },
        'commute',
        'It’s 30 minutes away. Until you set a limit, we look within 15 minutes.',
        preference,
      ],
      [chicago, {}, 'far', 'It’s more than two hours away.', null],
      [
        { latitude: null, longitude: null },
        {},
        'unplaced',
        'It doesn’t say where the job is, so we can’t tell how far you’d travel.',
        null,
      ],
      [{ state: 'closed' }, { wage: 25 }, 'closed', 'This job is closed.', null],
      [{ state: 'paused' }, {}, 'paused', 'This job is paused: it takes no applications right now.', null],
      [
        { same_as: 4 },
        {},
        'twin',
        'The same job was posted twice. The other posting is the one we suggest.',
        'See the other posting',
      ],
      [
        {},
        { answers: 4 },
        'locked',
        'Your matches are locked: you answered 4 of 20 questions.',
        'Answer questions',
      ],
    ]
    const failures: unknown[] = []
    for (const [job, who, reason, text, link] of table) {
      const account = await person(who)
      const body = await ask(account, await fresh(job))
      if (body.reason !== reason || body.text !== text || (body.link?.text ?? null) !== link)
        failures.push([reason, body])
      // the deck says the same
      if ((await matches.list(account)).positions.some(({ id }) => id === job.id)) failures.push(job)
    }
    expect(failures).toEqual([])
  })

  it('names all that would have to change, and leads back to the job from the preferences', async () => {
    const account = await person({ wage: 25, weekend: false })
    const id = await fresh({ weekend: true })
    expect(await ask(account, id)).toMatchObject({
      reason: 'weekend',
      link: { path: `/preferences?redirect=%2Fjobs%2F${id}` },
      more: ['It pays up to $20.00 an hour, and you asked for at least $25.00.'],
    })
  })

  it('is what the person did with it', async () => {
    const account = await person()
    const job = await fresh()
    expect(await ask(account, job)).toMatchObject({
      reason: 'suggested',
      text: 'It’s one of your matches now.',
    })
    const client = matches.as(account)
    await client.call(saveSuggestions, { body: { id: job, accepted: false } })
    expect((await ask(account, job)).text).toBe('You passed on this job. Save it if you changed your mind.')
    await client.call(saveSuggestions, { body: { id: job, accepted: true } })
    expect((await ask(account, job)).link).toEqual({ path: '/saved', text: 'See your saved jobs' })
    await matches.apply(account, job)
    expect((await ask(account, job)).text).toBe('You applied to this job.')
    await matches.withdraw(account, job, -2_000)
    matches.clock.advance(3_000 + day)
    expect((await ask(account, job)).text).toBe(
      'You withdrew your application for this job. We can suggest it again in 29 days.',
    )
  })

  it('is that better ones fill the deck, or that the home is not known and it is not among the newest', async () => {
    const account = await person({ ...chicago, role: 64 })
    const poor = await fresh({
      ...chicago,
      role: 'skilled trades',
      wage_from: 15,
      wage_to: 15,
      posted_at: null,
    })
    for (let each = 0; each < deckLimits.cards; each++)
      await fresh({ ...chicago, role: 'skilled trades', wage_from: 25 })
    expect(await ask(account, poor)).toMatchObject({
      reason: 'better',
      text: 'It fits you, and so do 10 other jobs. We show the best ones first, and this one once you’ve decided on those.',
    })
    const homeless = await person({ latitude: null, longitude: null })
    const newer = Array.from({ length: 1_000 }, () => position({ posted_at: '2026-11-21T11:00:00.000Z' }))
    await matches.publishPositions(...newer)
    expect(await ask(homeless, poor)).toMatchObject({ reason: 'newest', link: { path: '/profile' } })
  })

  it('[MT-02] is that it is not among the newest, where those are so many that no search reads them all', async () => {
    const old = await fresh({ role: 'trucking', posted_at: '2026-11-01T11:00:00.000Z' })
    const homeless = await person({ latitude: null, longitude: null, role: 16 })
    expect((await ask(homeless, old)).reason).not.toBe('newest')
    await matches.pool.query(
      `insert into position (id, version, open, role, shifts, weekend, experience_months, skill_set_id, posted)
       select 50000000 + n, 1, true, 8, 0, false, 0, skill_set_id, posted + 1
       from position, generate_series(1, 5000) as n where id = $1`,
      [old],
    )
    const { reason } = await ask(homeless, old)
    await matches.pool.query('delete from position where id > 50000000')
    expect(reason).toBe('newest')
  })

  it('[MT-10] is that better ones fill the deck, where two thousand nearer ones fit: only those are compared', async () => {
    const far = await fresh({ role: 'trucking', ...manhattan, longitude: manhattan.longitude - 0.3 })
    const account = await person({ role: 16, ...manhattan, commute_length: 60 })
    await matches.pool.query(
      `with made as (insert into position (id, version, open, role, shifts, weekend, latitude, longitude, experience_months, skill_set_id, posted)
       select 50000000 + n, 1, true, 16, 0, false, $2, $3, 0, skill_set_id, posted from position, generate_series(1, 2000) as n where id = $1 returning id)
       insert into position_card (position_id, state) select made.id, state from made, position_card where position_id = $1`,
      [far, manhattan.latitude, manhattan.longitude],
    )
    const { reason, text } = await ask(account, far)
    await matches.pool.query(
      'with cards as (delete from position_card where position_id > 50000000) delete from position where id > 50000000',
    )
    expect([reason, text]).toEqual(['better', expect.stringMatching(/1,?999 other jobs/)])
  })

  it('[AU-24] is that the account is archived', async () => {
    const account = await person()
    await matches.publishAccount(applicant({ id: account.id, status: accountStatus.archived }))
    expect((await ask(account, await fresh())).reason).toBe('archived')
  })

  it('was told for every reason that there is', () => {
    expect(whyReasons.filter((reason) => !told.has(reason))).toEqual([])
  })

  it('is told in Spanish, and not of a job that candidates may not see', async () => {
    const account = await person({ role: 8 | 32 })
    expect(await ask(account, await fresh({ role: 'trucking' }), 'es')).toMatchObject({
      text: 'Es un empleo de transporte, y pediste uno de almacén o producción.',
      link: { text: 'Cambiar tus preferencias de empleo' },
    })
    const hidden = await fresh({ live: false, state: 'paused' })
    for (const id of [hidden, 987_654])
      expect((await matches.as(account).call(whyNotSuggested, { query: { p: String(id) } })).status).toBe(404)
  })

  it('is told to whoever supports people by a command, with the same words', async () => {
    const account = await person({ wage: 25 })
    const id = await fresh()
    const run = async (...args: string[]) => {
      const said = { out: '', err: '' }
      const io = {
        env: matches.env,
        out: (text: string) => void (said.out += text),
        err: (text: string) => void (said.err += text),
      }
      return { code: await main(args, io), ...said }
    }
    expect(await run(account.id, String(id))).toEqual({
      code: 0,
      out: `wage: ${(await ask(account, id)).text}\n/preferences?redirect=%2Fjobs%2F${id}\n`,
      err: '',
    })
    expect(await run(account.id, '987654')).toMatchObject({ code: 1, out: '' })
    expect(await run('ana', '1')).toMatchObject({ code: 2 })
    expect((await run(randomUUID(), String(id))).out).toContain('judged by the defaults')
  })
})
