import { serverRender } from '@lunchpail/kit-web/server-rendering/server-render'
import { describe, expect, it } from 'vitest'
import { aGathering } from '../test/gathering.ts'
import { serverRenderedPages } from './server-rendered-pages.tsx'

const call = '/api/hire/v1/event/warehouse-day/'
const render = (path: string, answers: Record<string, { status: number; body: object }> = {}) =>
  serverRender(
    serverRenderedPages,
    {
      url: `https://lunchpail.example${path}`,
      language: 'en',
      session: { account: null, level: 'normal', csrf: null, available: true },
      answers,
    },
    { layoutRoute: (page) => ({ children: [page] }), withProviders: (everything) => everything },
  )

describe('the page of an event before scripts', () => {
  it('asks for the event, and says what, when and where it is', async () => {
    expect((await render('/events/warehouse-day'))?.needs).toEqual([call])
    const rendered = await render('/events/warehouse-day/', {
      [call]: { status: 200, body: { gathering: aGathering(), registration: null } },
    })
    expect(rendered).toMatchObject({
      needs: [],
      title: 'Warehouse day · Lunchpail',
      head: { canonical: '/events/warehouse-day/', description: 'Meet us' },
    })
    expect(rendered?.html).toContain('Union Hall')
    expect(rendered?.html).toContain('href="/jobs/12"')
  })

  it('names what one registers for', async () => {
    const rendered = await render('/events/warehouse-day/register', {
      [call]: { status: 200, body: { gathering: aGathering(), registration: null } },
    })
    expect(rendered).toMatchObject({ needs: [], head: { canonical: '/events/warehouse-day/' } })
    expect(rendered?.html).toContain('Union Hall')
  })

  it.each(['/events/nope', '/programs/nope/', '/events/nope/register', '/programs/nope/register/'])(
    '[SH-13] is not there at %s',
    async (path) => {
      const [need] = (await render(path))!.needs
      const rendered = await render(path, {
        [need!]: { status: 404, body: { code: 'not-found', error: 'Not there.' } },
      })
      expect(rendered?.head).toEqual({ status: 404, robots: 'noindex' })
    },
  )
})
