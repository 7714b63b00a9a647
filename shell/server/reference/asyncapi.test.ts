import schema from '@asyncapi/specs/schemas/3.0.0-without-$id.json' with { type: 'json' }
import { Ajv } from 'ajv'
import { describe, expect, it, onTestFinished } from 'vitest'
import { allEvents } from '@lunchpail/contracts/addresses'
import { smallServer } from '../test/test-service.ts'
import { testSite } from '../test/test-site.ts'
import { asyncApi } from './asyncapi.ts'

interface Document {
  readonly channels: Record<string, { address: string; 'x-owner': string; 'x-consumers': string[] }>
  readonly operations: Record<string, { action: string; channel: { $ref: string } }>
  readonly components: {
    readonly messages: Record<string, { payload: { properties: { data: object } }; 'x-kind': string }>
  }
}
const types = allEvents.map(({ type }) => type).toSorted()
const oneConsumer = new Map([['wizard.application.submitted.v1', ['engagement', 'notifications']]])
const document = asyncApi(allEvents, oneConsumer) as unknown as Document

describe('the AsyncAPI document', () => {
  it('is one by its own schema', () => {
    const ajv = new Ajv({ strict: false, logger: false, validateFormats: false })
    const valid = ajv.compile(schema)
    expect(valid(document), JSON.stringify(valid.errors?.slice(0, 3))).toBe(true)
    expect(valid({ ...document, channels: { broken: { messages: 1 } } })).toBe(false)
  })

  it('holds every event once, with its subject, payload, kind and owner', () => {
    expect(Object.keys(document.channels).toSorted()).toEqual(types)
    expect(Object.keys(document.components.messages).toSorted()).toEqual(types)
    const ajv = new Ajv({ strict: false, logger: false, validateFormats: false })
    for (const { type, owner, kind } of allEvents) {
      expect(document.channels[type]).toMatchObject({ address: type, 'x-owner': owner })
      const message = document.components.messages[type]!
      expect(message['x-kind']).toBe(kind)
      // compiles alone: no reference leads out of it
      const fits = ajv.compile(message.payload)
      expect(fits({ type })).toBe(false)
    }
  })

  it('names the consumers of an event', () => {
    const hearers = Object.keys(document.operations).filter((name) =>
      name.includes('receive.wizard.application.submitted'),
    )
    expect(hearers).toEqual([
      'engagement.receive.wizard.application.submitted.v1',
      'notifications.receive.wizard.application.submitted.v1',
    ])
    for (const { channel } of Object.values(document.operations))
      expect(document.channels).toHaveProperty([channel.$ref.replace('#/channels/', '')])
  })
})

it('is on the site, as a document and as a page without a script, with the consumers', async () => {
  const engagement = await smallServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ endpoints: [], consumes: [{ type: 'wizard.application.submitted.v1', data: {} }] }),
    )
  })
  onTestFinished(engagement.stop)
  const site = await testSite({ ENGAGEMENT_URL: engagement.url, OPERATOR_ON_SITE: '1' })
  const live = (await (await fetch(`${site.url}/api/asyncapi.json`)).json()) as Document
  expect(live.channels['wizard.application.submitted.v1']!['x-consumers']).toEqual(['engagement'])
  const page = await (await fetch(`${site.url}/api/docs/events/`)).text()
  for (const type of types) expect(page).toContain(`id="${type}"`)
  expect(page).toContain('Published by wizard, consumed by engagement.')
  expect(page).toContain('href="/api/docs/"')
  expect(page).not.toContain('<script')
  expect(await (await fetch(`${site.url}/api/docs/`)).text()).toContain('href="/api/docs/events/"')
})
