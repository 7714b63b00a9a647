import { beforeAll, describe, expect, it, vi } from 'vitest'
import { trades, shifts } from '@lunchpail/contracts/jobs/enumerations'
import { listPositions } from '@lunchpail/contracts/jobs/api'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import type { ObjectStore } from '@lunchpail/kit-service/object-store'
import { demonstrationQuestion } from './questions.ts'
import { companies } from './companies.ts'
import { loadDemonstration } from './load-demonstration.ts'
import { logoSvg } from './logo-svg.ts'

const put = new Map<string, string>()
const store: Pick<ObjectStore, 'put'> = {
  put: async (key, _type, bytes) => void put.set(key, Buffer.from(bytes).toString()),
}

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})

describe('the demonstration', () => {
  it('brings its positions once, with a logo for each company', async () => {
    const positions = companies.flatMap((company) => company.positions)
    expect(await loadDemonstration(jobs.deps, store)).toEqual({
      added: positions.length,
      changed: 0,
      unchanged: 0,
      waiting: 0,
    })
    expect(new Set(put.values())).toEqual(new Set(companies.map(({ logo }) => logoSvg(logo))))
    jobs.clock.advance(3 * 24 * 60 * 60 * 1000)
    expect(await loadDemonstration(jobs.deps, store)).toEqual({
      added: 0,
      changed: 0,
      unchanged: positions.length,
      waiting: 0,
    })
  })

  it('[BY-15] asks everything in Spanish too, and publishes it', async () => {
    const names = new Set(
      companies.flatMap(({ positions }) => positions.flatMap(({ questions }) => questions)),
    )
    for (const name of names) {
      const { question, answers = [], follow_up, spanish } = demonstrationQuestion(name)
      expect(spanish?.question, name).not.toBe(question)
      expect(spanish?.answers ?? [], name).toHaveLength(answers.length)
      expect(spanish?.follow_up !== undefined, name).toBe(follow_up !== undefined)
    }
    const published = () =>
      jobs.events
        .published(positionChanged)
        .flatMap(({ data }) => data.things.flatMap(({ questions }) => questions))
        .find(({ question }) => question.startsWith('Do you have a forklift'))
    // the relay publishes after the commit
    await vi.waitFor(() => expect(published()).toBeDefined())
    expect(published()?.translations).toEqual({
      es: {
        question: '¿Tienes un certificado para manejar montacargas?',
        answers: { a1: 'Sí', a2: 'No, pero he manejado uno', a3: 'No' },
        follow_up: '¿Para qué montacargas tienes certificado y hasta cuándo es válido?',
      },
    })
  })

  it('has something for every category, shift and state of a position', async () => {
    const positions = companies.flatMap((company) => company.positions)
    expect(new Set(positions.map(({ role }) => role))).toEqual(new Set(trades))
    expect(new Set(positions.flatMap((position) => position.shifts))).toEqual(new Set(shifts))
    expect(new Set(positions.map(({ state = 'open' }) => state))).toEqual(
      new Set(['open', 'paused', 'closed']),
    )
    const { body } = await jobs.visitor().call(listPositions, { query: { zip: '07105', distance: '5' } })
    expect(body.positions.every(({ company }) => company.logo_url)).toBe(true)
    expect(body.total).toBeGreaterThan(4)
  })

  it('[WZ-09] [WZ-21] has skills of every kind, shifts to choose from, and answers that open more skills', () => {
    const positions = companies.flatMap((company) => company.positions)
    const asked = new Set(positions.flatMap(({ skills = [] }) => skills))
    expect(asked.size).toBeGreaterThan(20)
    const traits = new Set(positions.flatMap((position) => position.traits ?? []))
    expect(traits.size).toBe(6)
    expect(positions.filter(({ start }) => start.includes(' or ')).length).toBeGreaterThan(10)
    expect(demonstrationQuestion('forklift').answers?.map(({ keywords = [] }) => keywords.length)).toEqual([
      2, 1, 0,
    ])
  })

  it('fills the table of ZIP codes once, however many start together', async () => {
    const { loadPlaces } = await import('../places/load-places.ts')
    const { openDatabase } = await import('../database.ts')
    const { pool } = jobs
    const { database, close } = openDatabase(pool)
    await pool.query('truncate place')
    const loaded = await Promise.all([1, 2, 3].map(() => loadPlaces(database)))
    const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from place')
    expect(rows[0]!.n).toBeGreaterThan(41_000)
    expect(loaded.toSorted((a, b) => a - b)).toEqual([0, 0, rows[0]!.n])
    const other = await pool.connect()
    await other.query('begin; select pg_advisory_xact_lock(7204101)')
    expect(await loadPlaces(database)).toBe(0)
    await other.query('rollback')
    other.release()
    await close()
  })
})
