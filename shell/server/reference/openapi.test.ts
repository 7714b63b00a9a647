import { describe, expect, it } from 'vitest'
import { anybody, internal, portal, signed, signedIn } from '@lunchpail/contracts/access'
import { endpoint, type Endpoint } from '@lunchpail/contracts/endpoint'
import * as z from 'zod/mini'
import { accessSentence, errorsOf, openApi } from './openapi.ts'

const read = endpoint({
  name: 'jobs.position.read',
  owner: 'jobs',
  method: 'GET',
  path: '/position/:id/',
  summary: 'One position.',
  access: anybody,
  params: z.object({ id: z.string() }),
  query: z.object({ role: z.string(), zip: z.optional(z.string()) }),
  answers: { 200: z.object({ id: z.string() }) },
})
const save = endpoint({
  name: 'jobs.position.save',
  owner: 'jobs',
  method: 'POST',
  path: '/position/:id',
  summary: 'Saves a position.',
  access: signedIn,
  body: z.object({ name: z._default(z.string(), '') }),
  answers: { 200: z.object({ name: z._default(z.string(), '') }), 202: z.null() },
  errors: ['conflict', 'mismatch'],
  idempotent: true,
  perMinute: 5,
})
const archive = endpoint({
  ...read,
  name: 'profile.archive.read',
  owner: 'profile',
  path: '/archive/',
  when: { parameter: 'format', value: 'zip' },
  access: portal('position', 'edit'),
  media: 'application/zip',
})
const hook = endpoint({ ...save, name: 'profile.hook', path: '/hook/', access: signed })
const own = endpoint({ ...read, name: 'jobs.own', path: '/internal/own/', access: internal('jobs') })

interface Operation {
  readonly description: string
  readonly security: object[]
  readonly requestBody?: object
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]
  readonly responses: Readonly<Record<string, object>>
}
const documentOf = (...endpoints: Endpoint[]) =>
  openApi(endpoints, { url: 'https://jobs.example', cookie: '__Host-session' }) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  }

describe('the OpenAPI document of an endpoint', () => {
  it('names the site, its cookie and its nouns', () => {
    expect(documentOf(read, save, archive)).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Lunchpail', version: '1' },
      servers: [{ url: 'https://jobs.example' }],
      tags: [{ name: 'jobs' }, { name: 'profile' }],
      components: {
        schemas: { Refusal: { type: 'object', properties: { code: {} } } },
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
      },
    })
  })

  it('has the methods of a path under its one address, and no internal one', () => {
    const { paths } = documentOf(read, save, archive, own)
    expect(Object.keys(paths)).toEqual(['/position/{id}/', '/archive/?format=zip'])
    expect(Object.keys(paths['/position/{id}/']!)).toEqual(['get', 'post'])
  })

  it('says what a read needs', () => {
    expect(documentOf(read).paths['/position/{id}/']!['get']).toMatchObject({
      operationId: 'jobs.position.read',
      tags: ['jobs'],
      summary: 'One position.',
      description: 'For whom: Anybody.',
      security: [],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'role', in: 'query', required: true },
        { name: 'zip', in: 'query', required: false },
      ],
    })
    expect(documentOf(read).paths['/position/{id}/']!['get']).not.toHaveProperty('requestBody')
  })

  it('says what a write needs, and with what it answers', () => {
    const operation = documentOf(save).paths['/position/{id}/']!['post']!
    expect(operation.description).toBe(
      'For whom: A signed-in person. At most 5 calls a minute. ' +
        'Takes an Idempotency-Key: a repeat gets the first answer. ' +
        'Outside a page of the site, needs the CSRF value of the page in x-csrf-token or csrf_token.',
    )
    expect(operation.parameters).toEqual([
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', maxLength: 200 },
      },
      { name: 'X-CSRF-Token', in: 'header', required: false, schema: { type: 'string' } },
    ])
    expect(operation.security).toEqual([{ session: [] }])
    // what may be left out of a body is always in an answer
    const schema = { type: 'object', properties: { name: { type: 'string', default: '' } } }
    expect(operation.requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema } },
    })
    expect(operation.responses['200']).toMatchObject({
      description: 'Done.',
      content: { 'application/json': { schema: { ...schema, required: ['name'] } } },
    })
    expect(Object.keys(operation.responses)).toContain('202')
    expect(operation.responses['409']).toEqual({
      description: 'Refused: conflict, mismatch.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    })
  })

  it('says what else than JSON it answers with, and who of a company signs in for it', () => {
    const operation = documentOf(archive).paths['/archive/?format=zip']!['get']!
    expect(Object.keys((operation.responses['200'] as { content: object }).content)).toEqual([
      'application/zip',
    ])
    expect(operation.security).toEqual([{ session: [] }])
    expect(operation.description).toBe(
      'For whom: A member of an approved company with the access "edit" to the scope "position".',
    )
    expect(documentOf(hook).paths['/hook/']!['post']!.security).toEqual([])
  })
})

it.each([
  [signed, 'Whoever sends what is signed: a provider, or a visitor with a link of ours.'],
  [internal('shell'), 'Other processes of the site only.'],
] as const)('says for whom %j is', (access, said) => {
  expect(accessSentence(access)).toBe(said)
})

const always = ['invalid', 'not-found', 'method-not-allowed', 'too-many-requests', 'unknown', 'unavailable']
it.each([
  ['is for anybody', read, []],
  [
    'is of a company',
    archive,
    ['signed-out', 'forbidden', 'barred', 'company-pending', 'contact-unproven', 'second-factor-needed'],
  ],
  ['is signed', hook, ['conflict', 'mismatch', 'unreadable', 'forbidden', 'too-large']],
  [
    'writes',
    save,
    ['conflict', 'mismatch', 'unreadable', 'signed-out', 'page-idle', 'forbidden', 'barred', 'too-large'],
  ],
] as const)('refuses, where it %s, with no code that cannot be', (_way, of, codes) => {
  expect(errorsOf(of).toSorted()).toEqual([...always, ...codes].toSorted())
})
