import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { main } from '../../bin/import.ts'
import { posting } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import { nycFile, nycRow } from '../../test/nyc-csv.ts'
import { importFeed } from './import-feed.ts'
import { nyc } from './maps/nyc.ts'

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})

const bring = (lines: string[], complete = false) =>
  importFeed(jobs.deps, nyc, nycFile(...lines), { complete })
const counts = ({ added, changed, unchanged, closed, wrong }: Awaited<ReturnType<typeof bring>>) => ({
  added,
  changed,
  unchanged,
  closed,
  wrong: wrong.length,
})
/** title@version:state of everything that was published, in order */
const published = () =>
  jobs.events
    .published(positionChanged)
    .flatMap(({ data }) => data.things.map(({ title, version, state }) => `${title}@${version}:${state}`))

const machinist = nycRow({ 'Job ID': '1' })
const painter = nycRow({ 'Job ID': '2', 'Business Title': 'Painter' })
const wrong = nycRow({ 'Job ID': '3', 'Posting Date': 'soon' })

describe('importing a feed', () => {
  it('adds what is new, publishes it once, and reports what is wrong', async () => {
    expect(counts(await bring([machinist, painter, wrong]))).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
      closed: 0,
      wrong: 1,
    })
    await expect.poll(published).toEqual(['Machinist@1:open', 'Painter@1:open'])
    const [event] = jobs.events.published(positionChanged)
    expect(event!.data.things[0]).toMatchObject({
      company_name: 'Department of Environmental Protection',
      city: 'Corona',
      region: 'NY',
      zip: null,
      wage_from: 34.63,
      wage_to: 40.3,
      schedule_type: 'full-time',
    })
    expect(event!.data.things[0]!.questions[0]).toEqual({
      id: expect.stringMatching(/^q[0-9a-f]{16}$/),
      company_id: 1,
      company_name: 'Department of Environmental Protection',
      question: 'How soon could you start?',
      type: 6,
      answers: [
        { id: 'a1', value: 'Within a week', has_follow_up: false },
        { id: 'a2', value: 'In two weeks', has_follow_up: false },
        { id: 'a3', value: 'In a month', has_follow_up: false },
        { id: 'a4', value: 'Later, or I’m not sure', has_follow_up: false },
      ],
      follow_up: null,
      reprompt_threshold: null,
      reprompt_answers: [],
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      translations: {},
      skill: false,
      keywords: [],
    })
  })

  it('changes and publishes nothing the second time', async () => {
    const before = published().length
    expect(counts(await bring([machinist, painter, wrong]))).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 2,
    })
    const { rows } = await jobs.pool.query<{ waiting: number }>(
      'select count(*)::int as waiting from kit.outbox',
    )
    expect(rows[0]!.waiting).toBe(0)
    expect(published()).toHaveLength(before)
  })

  it('publishes what changed with a higher version, and nothing else', async () => {
    const raised = nycRow({ 'Job ID': '2', 'Business Title': 'Painter', 'Salary Range To': '44' })
    expect(counts(await bring([machinist, raised]))).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
    await expect.poll(() => published().at(-1)).toBe('Painter@2:open')
  })

  it('closes what is missing only where the feed is said to be complete', async () => {
    expect(counts(await bring([machinist]))).toMatchObject({ unchanged: 1, closed: 0 })
    expect(counts(await bring([machinist], true))).toMatchObject({ unchanged: 1, closed: 1 })
    await expect.poll(() => published().at(-1)).toBe('Painter@3:closed')
    expect(counts(await bring([machinist], true))).toMatchObject({ closed: 0 })
  })

  it('opens again what comes back', async () => {
    expect(counts(await bring([machinist, painter]))).toMatchObject({ changed: 1, unchanged: 1 })
    await expect.poll(() => published().at(-1)).toBe('Painter@4:open')
  })

  it('closes nothing for a row that is wrong today, nor for a file that breaks off', async () => {
    const broken = nycRow({ 'Job ID': '2', 'Posting Date': 'soon' })
    expect(counts(await bring([machinist, broken], true))).toMatchObject({ wrong: 1, closed: 0 })
    expect(counts(await bring([machinist, '"never closed'], true))).toMatchObject({ wrong: 1, closed: 0 })
  })

  it('closes nothing of another feed', async () => {
    await jobs.save([posting({ externalId: 'of another feed', title: 'Welder' })], 'another feed')
    expect(counts(await bring([machinist, painter], true))).toMatchObject({ unchanged: 2, closed: 0 })
    const { rows } = await jobs.pool.query(`select state from position where title = 'Welder'`)
    expect(rows).toEqual([{ state: 'open' }])
  })

  it('leaves paused what a manager paused, and changes the rest of it', async () => {
    const paused = () =>
      jobs.pool
        .query(`select state, wage_to::float from position where title = 'Painter'`)
        .then(({ rows }) => rows)
    await jobs.pool.query(`update position set state = 'paused' where title = 'Painter'`)
    expect(counts(await bring([machinist, painter]))).toMatchObject({ changed: 0, unchanged: 2 })
    const raised = nycRow({ 'Job ID': '2', 'Business Title': 'Painter', 'Salary Range To': '45' })
    expect(counts(await bring([machinist, raised]))).toMatchObject({ changed: 1 })
    expect(await paused()).toEqual([{ state: 'paused', wage_to: 45 }])
    await jobs.pool.query(`update position set state = 'open' where title = 'Painter'`)
    await bring([machinist, painter])
  })

  it('is safe beside another import of the same file', async () => {
    const lines = Array.from({ length: 60 }, (_, n) => nycRow({ 'Job ID': `twice-${n}` }))
    const reports = await Promise.all([bring(lines), bring(lines)])
    expect(reports.reduce((sum, { added }) => sum + added, 0)).toBe(60)
    expect(reports.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(60)
  })

  it('says the state of everything again on demand', async () => {
    await jobs.republish()
    const again = () =>
      jobs.events
        .published(positionChanged)
        .filter(({ republished }) => republished)
        .flatMap(({ data }) => data.things)
    await expect.poll(() => again().length).toBe(63)
    expect(again().find(({ title }) => title === 'Painter')).toMatchObject({ version: 6, state: 'open' })
  })
})

describe('the command', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
    await writeFile(path.join(folder, 'good.csv'), await text(nycFile(machinist, wrong)))
    await writeFile(path.join(folder, 'other.csv'), 'a,b\n1,2\n')
  })
  afterAll(() => rm(folder, { recursive: true }))

  const run = runHere(main, () => ({ ...jobs.env, INIT_CWD: folder }))

  it('ends well where rows were wrong, naming line and reason', async () => {
    const { code, out } = await run('--format', 'csv', '--map', 'nyc', 'good.csv')
    expect(out).toContain('good.csv:3: Posting Date: "soon" is not a date')
    expect(out).toContain('0 added, 0 changed, 1 unchanged, 0 closed, 1 wrong')
    expect(code).toBe(0)
  })

  it.each([
    [['--map', 'nyc', 'other.csv'], 'The file has no column "Job ID"'],
    [['--map', 'nyc', 'nowhere.csv'], 'There is no file'],
    [['--map', 'mars', 'good.csv'], 'Name a map: nyc'],
    [['--map', 'nyc', '--format', 'xml', 'good.csv'], 'There is no format "xml"'],
  ])('fails for %j', async (args, sentence) => {
    const { code, err } = await run(...args)
    expect(err).toContain(sentence)
    expect(code).toBe(1)
  })
})
