import schema from '@asyncapi/specs/schemas/3.0.0-without-$id.json' with { type: 'json' }
import { Ajv } from 'ajv'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { allEvents } from '@lunchpail/contracts/addresses'
import type { EventType } from '@lunchpail/contracts/event'
import { smallServer } from '../test/test-service.ts'
import { testSite } from '../test/test-site.ts'
import { asyncApi, kindSentence } from './asyncapi.ts'

interface Document {
  readonly channels: Record<string, { address: string; 'x-owner': string; 'x-consumers': string[] }>
  readonly operations: Record<string, { action: string; channel: { $ref: string } }>
  readonly components: {
    readonly messages: Record<string, { payload: { properties: { data: object } }; 'x-kind': string }>
  }
}
const types = allEvents.map(({ type }) => type).toSorted()
const oneConsumer = new Map([['wizard.application.submitted.v1', ['engagement', 'notifications']]])
const documentOf = (events = allEvents) => asyncApi(events, oneConsumer) as unknown as Document

describe('the AsyncAPI document', () => {
  it('is one by its own schema', () => {
    const ajv = new Ajv({ strict: false, logger: false, validateFormats: false })
    const valid = ajv.compile(schema)
    const document = documentOf()
    expect(valid(document), JSON.stringify(valid.errors?.slice(0, 3))).toBe(true)
    expect(valid({ ...document, channels: { broken: { messages: 1 } } })).toBe(false)
  })

  it('holds every event once, with its subject, payload, kind and owner', () => {
    const document = documentOf()
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
    const document = documentOf()
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

it('says of an event who sends and receives it by which stream, and what it holds', () => {
  const type = 'wizard.application.submitted.v1'
  const event = { ...allEvents.find((one) => one.type === type)!, data: z.object({ id: z.string() }) }
  const other = { ...event, type: 'jobs.unused.v1', owner: 'jobs', kind: 'state' } as const
  const { components, ...rest } = documentOf([event, other])
  const channel = (of: EventType, consumers: string[]) => ({
    address: of.type,
    summary: event.summary,
    messages: { [of.type]: { $ref: `#/components/messages/${of.type}` } },
    'x-stream': of.owner.toUpperCase(),
    'x-owner': of.owner,
    'x-consumers': consumers,
  })
  const operation = (action: string, noun: string, of = type) => [
    `${noun}.${action}.${of}`,
    { action, channel: { $ref: `#/channels/${of}` }, tags: [{ name: noun }] },
  ]
  expect(rest).toEqual({
    asyncapi: '3.0.0',
    info: { title: 'Lunchpail', version: '1', description: expect.stringContaining('at least once') },
    defaultContentType: 'application/cloudevents+json',
    channels: {
      [type]: channel(event, ['engagement', 'notifications']),
      [other.type]: channel(other, []),
    },
    operations: Object.fromEntries([
      operation('send', 'wizard'),
      operation('receive', 'engagement'),
      operation('receive', 'notifications'),
      operation('send', 'jobs', other.type),
    ]),
  })
  expect(components.messages[type]).toMatchObject({
    name: type,
    summary: event.summary,
    description: kindSentence[event.kind],
    'x-kind': event.kind,
    payload: {
      required: expect.arrayContaining(['specversion', 'id', 'type', 'data']),
      additionalProperties: false,
      properties: {
        specversion: { const: '1.0' },
        type: { const: type },
        data: { required: ['id'], properties: { id: { type: 'string' } }, additionalProperties: false },
      },
    },
  })
  expect(components.messages[other.type]).toMatchObject({ description: kindSentence.state })
})

it('is on the site, as a document and as a page without a script, with the consumers', async () => {
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
  const live = (await (await fetch(`${site.url}/api/asyncapi.json`)).json()) as Document
  expect(live.channels['wizard.application.submitted.v1']!['x-consumers']).toEqual(['engagement'])
  const page = await (await fetch(`${site.url}/api/docs/events/`)).text()
  for (const type of types) expect(page).toContain(`id="${type}"`)
  expect(page).toContain('Published by wizard, consumed by engagement.')
  expect(page).toContain('href="/api/docs/"')
  expect(page).not.toContain('<script')
  expect(await (await fetch(`${site.url}/api/docs/`)).text()).toContain('href="/api/docs/events/"')
})
