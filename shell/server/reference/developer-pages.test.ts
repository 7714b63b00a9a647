import { describe, expect, it } from 'vitest'
import { anybody, internal, signedIn } from '@lunchpail/contracts/access'
import { endpoint } from '@lunchpail/contracts/endpoint'
import { eventType } from '@lunchpail/contracts/event'
import { page } from '@lunchpail/contracts/page'
import { slot } from '@lunchpail/contracts/slot'
import * as z from 'zod/mini'
import { eventsPage } from './events-page.ts'
import { integrationMap } from './integration-map.ts'

/** The text of markup, a row of a table as one line, its cells parted by bars. */
const lines = (markup: string) =>
  markup
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<\/t[hd]>/g, ' |')
    .replaceAll(/<\/(?:tr|h\d|p|li)>/g, '\n')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .split('\n')
    .map((line) => line.trim())

const moved = eventType({
  type: 'jobs.position.moved.v1',
  owner: 'jobs',
  kind: 'moment',
  summary: 'A position moved.',
  accounts: [],
  data: z.object({ id: z.string() }),
})
const position = eventType({ ...moved, type: 'jobs.position.v1', kind: 'state', summary: 'A position.' })
const draft = eventType({ ...moved, type: 'wizard.draft.v1', owner: 'wizard', summary: 'A draft.' })

describe('the page of the events', () => {
  const consumers = new Map([[moved.type, ['wizard', 'matches']]])

  it('has each under its noun, with who publishes and who consumes it', () => {
    const markup = eventsPage([moved, position, draft], consumers, [])
    const text = lines(markup)
    expect(text).toContain('Published by jobs, consumed by wizard, matches.')
    expect(text.filter((line) => line === 'Published by jobs, consumed by no one.')).toHaveLength(1)
    expect(text).toContain('Published by wizard, consumed by no one.')
    expect(text).toContain(
      'A position moved. Moment: something that happened, once for its id, valid in any order.',
    )
    expect(text).toContain(
      'A position. State: the whole public state of 1 to 500 items; an older version of an item is ignored.',
    )
    expect(text.filter((line) => line === 'jobs')).toHaveLength(2)
    for (const { type } of [moved, position, draft]) {
      expect(markup).toContain(`<a href="#${type}">${type}</a>`)
      expect(markup).toContain(`<article id="${type}">`)
    }
    expect(markup).not.toContain('Not answering just now')
    expect(markup).toContain('<title>Events · Lunchpail</title>')
  })

  it('says which services do not answer', () => {
    const markup = eventsPage([moved], consumers, ['auth', 'profile'])
    expect(markup).toContain('Not answering just now, so missing among the consumers: auth, profile.')
  })
})

describe('the integration map', () => {
  const read = endpoint({
    name: 'jobs.position.read',
    owner: 'jobs',
    method: 'GET',
    path: '/position/',
    summary: 'One position.',
    access: anybody,
    answers: { 200: z.null() },
  })
  const map = {
    endpoints: [
      read,
      endpoint({ ...read, name: 'jobs.position.count', path: '/count/', access: signedIn }),
      endpoint({ ...read, name: 'jobs.own', path: '/internal/own/', access: internal('wizard', 'shell') }),
    ],
    events: [moved, position],
    slots: [
      slot({
        name: 'jobs.card.v1',
        provider: 'jobs',
        summary: 'A card.',
        props: z.object({}),
        outcome: z.null(),
      }),
    ],
    pages: [
      page({ name: 'jobs.list', owner: 'jobs', path: '/jobs' }),
      page({ name: 'home', owner: 'shell', path: '/', signedIn: true }),
    ],
    consumers: new Map([
      [moved.type, ['wizard', 'matches']],
      [position.type, []],
    ]),
    silent: [],
    users: new Map([
      ['jobs.position.read', ['mf-jobs', 'mf-matches']],
      ['jobs.card.v1', ['mf-wizard']],
    ]),
    inBrowser: [],
    added: [],
    refused: [],
    releases: [],
  }

  it('has what there is with who provides it and who uses it', () => {
    const markup = integrationMap(map)
    expect(lines(markup)).toEqual(
      expect.arrayContaining([
        'Endpoints 3',
        'Address | Name | Owner | For whom | Used by |',
        'GET /position/ | jobs.position.read | jobs | Anybody. | mf-jobs, mf-matches |',
        'GET /count/ | jobs.position.count | jobs | A signed-in person. | no one |',
        'GET /internal/own/ | jobs.own | jobs | Other processes of the site only. | wizard, shell |',
        'Events 2',
        'Event | Kind | Provider | Consumers | What it says |',
        'jobs.position.moved.v1 | moment | jobs | wizard, matches | A position moved. |',
        'jobs.position.v1 | state | jobs | no one | A position. |',
        'Slots 1',
        'Slot | Provider | Used by | What it is |',
        'jobs.card.v1 | jobs | mf-wizard | A card. |',
        'Pages 2',
        'Address | Name | Rendered by | For whom |',
        '/jobs | jobs.list | mf-jobs | Anybody. |',
        '/ | home | the shell | A signed-in person. |',
      ]),
    )
    expect(markup).toContain(`<a href="/api/docs/events/#${moved.type}"><code>${moved.type}</code></a>`)
    expect(markup).toContain('aria-labelledby="endpoints"')
    expect(markup).toContain('<h2 id="endpoints">')
    expect(markup).not.toContain('Not answering just now')
    expect(markup).toContain('<title>Integration map · Lunchpail</title>')
  })

  it('says which pages were left to the browser, why and how often, or that none was', () => {
    const none = 'This server has left no page to the browser since it started.'
    expect(lines(integrationMap(map))).toContain(none)
    const inBrowser = [
      { page: 'jobs.list', reason: 'late', count: 12 },
      { page: 'jobs.job', reason: 'no-data', count: 1 },
    ] as const
    const markup = integrationMap({ ...map, inBrowser })
    expect(lines(markup)).toEqual(
      expect.arrayContaining([
        'Left to the browser 2',
        'Page | Why | Times |',
        'jobs.list | the render was not done in time | 12 |',
        'jobs.job | a service did not answer in time, or failed | 1 |',
      ]),
    )
    expect(markup).toContain('<h2 id="left-to-the-browser">')
    expect(markup).not.toContain(none)
  })

  it('[BY-16] shows every release with who made it, from which commit and when, and which of them are live', () => {
    expect(integrationMap(map)).not.toContain('Releases')
    const releases = [
      ['mf-jobs', '0.2.0-b', '10 %', '', '2026-01-02T00:00:00.000Z', 'abcdef012345, changed', 'Ann <b>'],
      ['mf-jobs', '0.1.0-a', 'live', 'good', '2026-01-01T00:00:00.000Z', 'abcdef012345', 'Bo'],
    ]
    expect(lines(integrationMap({ ...map, releases }))).toEqual(
      expect.arrayContaining([
        'Releases 2',
        'mf-jobs | 0.2.0-b | 10 % | | 2026-01-02T00:00:00.000Z | abcdef012345, changed | Ann &lt;b&gt; |',
        'mf-jobs | 0.1.0-a | live | good | 2026-01-01T00:00:00.000Z | abcdef012345 | Bo |',
      ]),
    )
  })

  it('shows routes that are newer than the shell, and who has those that a service wants and does not get', () => {
    const route = { method: 'GET' as const, path: '/api/pay/', name: 'jobs.pay.read', owner: 'jobs' as const }
    expect(integrationMap(map)).not.toMatch(/Refused routes|newer than this shell/)
    const markup = integrationMap({
      ...map,
      added: [{ ...route, access: { kind: 'public' } }],
      refused: [{ ...route, path: '/jobs', name: 'jobs.more', holder: 'the page jobs.list' }],
      users: new Map([['jobs.pay.read', ['mf-jobs']]]),
    })
    expect(lines(markup)).toEqual(
      expect.arrayContaining([
        'Refused routes 1',
        'GET /jobs | jobs.more | jobs | the page jobs.list |',
        'Endpoints newer than this shell 1',
        'GET /api/pay/ | jobs.pay.read | jobs | mf-jobs |',
      ]),
    )
  })

  it('says which services do not answer', () => {
    const markup = integrationMap({ ...map, silent: ['auth', 'profile'] })
    expect(markup).toContain('Not answering just now, so missing among the consumers: auth, profile.')
  })
})
