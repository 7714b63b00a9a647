import { callerChecker } from '@lunchpail/kit-service/check-caller'
import { systemClock } from '@lunchpail/kit-service/clock'
import { createCallerKeys } from '@lunchpail/kit-service/testing/test-tokens'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { allEndpoints, allEvents, allPages, allSlots } from '@lunchpail/contracts/addresses'
import { purposeOf } from '@lunchpail/contracts/notifications/ways'
import { nouns } from '@lunchpail/contracts/noun'
import { jobsDescriptor, releaseOn } from '../test/test-release.ts'
import { smallServer } from '../test/test-service.ts'
import { unreachable, testSite } from '../test/test-site.ts'
import type { SiteConfig } from '../config.ts'
import { emptyRegistry } from '@lunchpail/kit-build/releases/registry'
import type { LiveRegistry } from '../registry/live-registry.ts'
import { openApi } from './openapi.ts'
import { reference } from './reference.ts'

interface Operation {
  operationId: string
  'x-access': string
  parameters: { name: string; in: string; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
}

const document = openApi(allEndpoints, { url: 'http://localhost', cookie: 'session' }) as unknown as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

describe('the OpenAPI document', () => {
  it('holds every endpoint of the site but the internal ones, once', () => {
    const shown = allEndpoints.filter(({ access }) => access.kind !== 'internal').map(({ name }) => name)
    expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(shown.toSorted())
    expect(JSON.stringify(document)).not.toContain('/internal/')
  })

  it('is made of valid JSON Schemas, and names every parameter of a path', () => {
    const ajv = new Ajv2020({ strict: false, logger: false })
    const valid = (schema: object) => expect(ajv.validateSchema(schema)).toBe(true)
    for (const { path, operation } of operations) {
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(places)
      for (const { schema } of operation.parameters) valid(schema)
      for (const { schema } of Object.values(operation.requestBody?.content ?? {})) valid(schema)
      for (const { content } of Object.values(operation.responses))
        for (const { schema } of Object.values(content)) valid(schema)
    }
    for (const schema of Object.values(document.components.schemas)) valid(schema)
  })

  it('tells for whom an endpoint is, and what it refuses with', () => {
    const save = operations.find(
      ({ operation }) => operation.operationId === 'wizard.application.save',
    )?.operation
    expect(save).toMatchObject({ 'x-access': 'session' })
    expect(save?.responses['409']?.description).toContain('position-closed')
    expect(save?.responses['401']?.description).toContain('signed-out')
    expect(save?.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['p', 'Idempotency-Key', 'X-CSRF-Token']),
    )
  })
})

describe('the pages for developers', () => {
  it('shows every endpoint by a viewer that is served from here, without inline code', async () => {
    const site = await testSite({ OPERATOR_ON_SITE: '1' })
    const answer = await fetch(`${site.url}/api/docs/`)
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';")
    const markup = await answer.text()
    expect(markup).not.toMatch(/<script(?! src="\/)|<style| style=| on\w+=/)
    const files = [...markup.matchAll(/(?:<script src|stylesheet" href)="([^"]+)"/g)].map(([, file]) => file)
    expect(files).toContain('/api/docs/swagger-ui-bundle.js')
    for (const file of files) expect((await fetch(site.url + file)).status).toBe(200)
    const shown = JSON.stringify(await (await fetch(`${site.url}/api/openapi.json`)).json())
    for (const { name, access } of allEndpoints)
      expect(shown.includes(`"operationId":"${name}"`)).toBe(access.kind !== 'internal')
    expect(shown).toContain('"first_name"')
  })

  it('shows every integration with who provides it and who uses it, as the running services say', async () => {
    const engagement = await smallServer((_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({
          instance: 'one',
          endpoints: [],
          consumes: [{ type: 'wizard.application.submitted.v1', data: {} }],
        }),
      )
    })
    onTestFinished(engagement.stop)
    const site = await testSite({ ENGAGEMENT_URL: engagement.url, OPERATOR_ON_SITE: '1' })
    await releaseOn(site, jobsDescriptor('0.1.0-aaaa'))
    await vi.waitFor(async () => {
      const markup = await (await fetch(`${site.url}/integrations/`)).text()
      const row = (text: string) => markup.split('<tr>').find((part) => part.includes(`<code>${text}</code>`))
      for (const { type } of allEvents) expect(row(type)).toBeDefined()
      for (const { path } of allPages) expect(row(path)).toBeDefined()
      for (const { name } of allSlots) expect(row(name)).toBeDefined()
      // which message goes to whom, and what the words of a text mean
      for (const name of Object.keys(purposeOf)) expect(row(name)).toBeDefined()
      expect(row('candidate-notice')).toContain('<td>the request for a YES; it waits</td>')
      expect(row('request')).toContain('<td>reaches</td>')
      expect(row('wizard.application.submitted.v1')).toContain('<td>engagement</td>')
      expect(row('wizard.draft-notice.v1')).toContain('<td>mf-jobs</td>')
      expect(row('POST /internal/session/')).toContain('Other processes of the site only.')
      expect(markup).toMatch(/missing among the consumers: .*auth/)
    })
  })

  it('asks the services again once their answers are ten seconds old, and names those who do not answer', async () => {
    let asked = 0
    const callers = await createCallerKeys(systemClock)
    const callerKey = JSON.parse(callers.key('shell')) as SiteConfig['callerKey']
    const check = callerChecker({ noun: 'engagement', callerKeys: callers.keys }, systemClock)
    let checked = Promise.resolve()
    const engagement = await smallServer(({ headers }, response) => {
      asked += 1
      checked = check(headers.authorization, ['shell'])
      response.setHeader('content-type', 'application/json')
      response.end('{"instance":"one","endpoints":[],"consumes":[]}')
    })
    onTestFinished(engagement.stop)
    const services = Object.fromEntries(
      nouns.map((noun) => [noun, noun === 'engagement' ? engagement.url : unreachable]),
    ) as SiteConfig['services']
    const handlers = reference(
      { publicUrl: 'https://site.example', secure: true, services, callerKey } as SiteConfig,
      { releases: () => [], known: () => emptyRegistry } as unknown as LiveRegistry,
      async () => [],
      { added: () => [], refused: () => [] },
    )
    const shown = async (address: string) => {
      const ctx = { type: 'json', body: {} }
      await handlers[address]!(ctx as never)
      return [ctx.type, typeof ctx.body === 'string' ? ctx.body : JSON.stringify(ctx.body)]
    }
    const now = vi.spyOn(performance, 'now')
    onTestFinished(() => now.mockRestore())
    const askedAt = async (ms: number) => {
      now.mockReturnValue(ms)
      await shown('/api/asyncapi.json')
      return asked
    }
    expect([await askedAt(500), await askedAt(10_500), await askedAt(10_501)]).toEqual([1, 1, 2])
    await checked
    for (const address of ['/integrations/', '/api/docs/events/']) {
      const [type, markup] = await shown(address)
      expect(type).toBe('html')
      const [, silent] = /missing among the consumers: ([^.]*)\./.exec(markup!)!
      expect(silent!.split(', ').toSorted()).toEqual(nouns.filter((noun) => noun !== 'engagement').toSorted())
    }
    expect((await shown('/api/docs/'))[0]).toBe('html')
    const [, whole] = await shown('/api/openapi.json')
    expect(JSON.parse(whole!)).toMatchObject({
      servers: [{ url: 'https://site.example' }],
      components: { securitySchemes: { session: { name: '__Host-session' } } },
    })
  })

  it('asks the services once, however often its pages are loaded', async () => {
    let asked = 0
    const engagement = await smallServer((_, response) => {
      asked += 1
      response.setHeader('content-type', 'application/json')
      response.end('{"instance":"one","endpoints":[],"consumes":[]}')
    })
    onTestFinished(engagement.stop)
    const site = await testSite({ ENGAGEMENT_URL: engagement.url, OPERATOR_ON_SITE: '1' })
    const pages = [
      '/integrations/',
      '/api/docs/events/',
      '/api/asyncapi.json',
      '/integrations/',
      '/integrations/',
    ]
    const answers = await Promise.all(pages.map((page) => fetch(site.url + page)))
    expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200))
    expect(asked).toBe(1)
  })
})
