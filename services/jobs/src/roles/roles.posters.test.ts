import { gatheringChanged } from '@lunchpail/contracts/engagement/events'
import {
  createRole,
  followKeyword,
  getEventKeyword,
  getRolePoster,
  setEventKeyword,
  setRoleKeyword,
  setRoleState,
} from '@lunchpail/contracts/jobs/api'
import { keywordChanged } from '@lunchpail/contracts/jobs/events'
import { beforeAll, describe, expect, it } from 'vitest'
import { hourMs } from '@lunchpail/contracts/durations'
import { typedRole } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import { idOf, companiesOf } from '../../test/companies.ts'

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})
const { company } = companiesOf(() => jobs)

describe('[BY-21] the poster of a role', () => {
  const post = async (editor: Awaited<ReturnType<typeof company>>['editor'], title: string) =>
    (await editor.call(createRole, { body: typedRole({ title }) })).body.role.id
  const set = (editor: Awaited<ReturnType<typeof company>>['editor'], id: number, keyword: string) =>
    editor.call(setRoleKeyword, { params: idOf(id), body: { keyword } })
  const follow = async (word: string, by?: string) => {
    const response = await fetch(
      `${jobs.url}${followKeyword.path.replace(':word', word)}${by ? `?by=${by}` : ''}`,
      {
        redirect: 'manual',
      },
    )
    return [response.status, response.headers.get('location')]
  }

  it('has a keyword, unique and bounded, that begins an application for as long as the role is open', async () => {
    const [{ editor, viewer, name }, other] = [await company(), await company()]
    const id = await post(editor, 'Dock worker')
    const number = '+15005550006'
    expect((await set(editor, id, ' dock-77 ')).body.poster).toEqual({
      id,
      title: 'Dock worker',
      company_name: name,
      location_name: 'Newark, NJ',
      wage: { from: 18, to: 20.5 },
      active: true,
      keyword: 'DOCK77',
      number,
    })
    expect((await viewer.call(getRolePoster, { params: idOf(id) })).body).toMatchObject({
      poster: { keyword: 'DOCK77' },
      may: { edit: false },
    })
    const start = `/app/start/?sn=0&p=${id}&utm_source=poster`
    expect(await follow('dock77', 'text')).toEqual([303, `${start}&utm_medium=text&utm_campaign=dock77`])
    expect(await follow('unknown-word')).toEqual([303, '/jobs'])
    // no other company has it, and no other role of the company
    const mine = await post(editor, 'Loader')
    const theirs = await post(other.editor, 'Loader')
    expect((await set(editor, mine, 'DOCK77')).body).toMatchObject({ code: 'keyword-taken' })
    expect((await set(other.editor, theirs, 'dock77')).body).toMatchObject({ code: 'keyword-taken' })
    expect((await set(other.editor, id, 'OTHERS')).status).toBe(404)
    expect((await set(viewer, id, 'OTHERS')).status).toBe(403)
    for (const word of ['ab', '77', 'x'.repeat(21), '🙂'])
      expect([word, (await set(editor, mine, word)).status]).toEqual([word, 400])
    for (const word of ['Stop', 'HELP', 'start', 'c12', 'Ayuda'])
      expect([word, (await set(editor, mine, word)).body.code]).toEqual([word, 'keyword-reserved'])
    for (const state of ['paused', 'open', 'closed'] as const)
      await editor.call(setRoleState, { params: idOf(id), body: { state } })
    expect((await follow('DOCK77'))[1]).toBe(
      `/jobs/${id}?utm_source=poster&utm_medium=typed&utm_campaign=dock77`,
    )
    // given up it leads nowhere, and stays the company's
    expect((await set(editor, id, '')).body.poster.keyword).toBeNull()
    expect((await follow('DOCK77'))[1]).toBe('/jobs')
    expect((await set(other.editor, theirs, 'DOCK77')).body.code).toBe('keyword-taken')
    await editor.call(setRoleState, { params: idOf(mine), body: { state: 'closed' } })
    expect((await set(editor, mine, 'DOCK77')).body.poster.keyword).toBe('DOCK77')
    await expect
      .poll(() =>
        jobs.events
          .published(keywordChanged)
          .flatMap(({ data }) => data.things)
          .filter((thing) => thing.id === 'DOCK77')
          .map(({ version, position_id, open }) => [version, position_id, open]),
      )
      .toEqual([
        [1, id, true],
        // who texts it is told that the job is closed, and that it is open again
        [2, id, false],
        [3, id, true],
        [4, id, false],
        [5, null, true],
        [6, mine, false],
      ])
  })

  it('of an event has one too, that begins a registration until the event is over', async () => {
    const [{ id: companyId, editor, viewer }, other] = [await company(), await company()]
    const id = `hiring-day-${companyId.slice(0, 8)}`
    const params = { id }
    const day = (version: number, { open = true, hours = 1 } = {}) => ({
      id,
      version,
      kind: 'hiring' as const,
      company_id: companyId,
      open,
      canceled: false,
      ends_at: new Date(jobs.clock.now().getTime() + hours * hourMs).toISOString(),
    })
    const tell = async (...given: Parameters<typeof day>) => {
      await jobs.publish(gatheringChanged, { things: [day(...given)] })
      const stored = 'select version from gathering where id = $1'
      await expect.poll(async () => (await jobs.pool.query(stored, [id])).rows[0]?.version).toBe(given[0])
    }
    expect((await jobs.visitor().call(getEventKeyword, { params })).status).toBe(404)
    expect((await editor.call(setEventKeyword, { params, body: { keyword: 'DAY' } })).status).toBe(404)
    await tell(1)
    const give = async (keyword: string) =>
      (await editor.call(setEventKeyword, { params, body: { keyword } })).body
    const number = '+15005550006'
    expect(await give(' hiring-day 7')).toEqual({ keyword: 'HIRINGDAY7', number, may: { edit: true } })
    for (const caller of [jobs.visitor(), viewer, other.editor])
      expect((await caller.call(getEventKeyword, { params })).body).toEqual({
        keyword: 'HIRINGDAY7',
        number,
        may: { edit: false },
      })
    expect((await other.editor.call(setEventKeyword, { params, body: { keyword: 'MINE' } })).status).toBe(404)
    expect((await viewer.call(setEventKeyword, { params, body: { keyword: 'MINE' } })).status).toBe(403)
    expect([(await give('stop')).code, (await give('ab')).code]).toEqual(['keyword-reserved', 'invalid'])
    // one owner of all words: neither a role nor another event can have it
    const role = await post(editor, 'Greeter')
    expect((await set(editor, role, 'HIRINGDAY7')).body.code).toBe('keyword-taken')
    const source = (medium: string) => `utm_source=poster&utm_medium=${medium}&utm_campaign=hiringday7`
    expect(await follow('hiringday7', 'text')).toEqual([303, `/events/${id}/register?${source('text')}`])
    await tell(2, { open: false })
    expect((await follow('hiringday7'))[1]).toBe(`/events/${id}?${source('typed')}`)
    await tell(3, { hours: -1 })
    expect((await follow('hiringday7'))[1]).toBe(`/events/${id}?${source('typed')}`)
    expect((await give('')).keyword).toBeNull()
    expect((await follow('hiringday7'))[1]).toBe('/jobs')
    expect((await set(editor, role, 'HIRINGDAY7')).body.poster.keyword).toBe('HIRINGDAY7')
    await expect
      .poll(() =>
        jobs.events
          .published(keywordChanged)
          .flatMap(({ data }) => data.things)
          .filter((thing) => thing.id === 'HIRINGDAY7')
          .map(({ version, position_id, gathering_id }) => [version, position_id, gathering_id]),
      )
      .toEqual([
        [1, null, id],
        [2, null, null],
        [3, role, null],
      ])
  })

  it('gives a word that two companies want at once to one of them', async () => {
    const both = [await company(), await company()]
    const answers = await Promise.all(
      both.map(async ({ editor }) => set(editor, await post(editor, 'Driver'), 'RACER')),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
