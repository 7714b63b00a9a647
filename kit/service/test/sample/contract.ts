import * as z from 'zod/mini'
import { anybody, internal, signedIn } from '@lunchpail/contracts/access'
import { endpoint } from '@lunchpail/contracts/endpoint'
import { eventType, stateOf } from '@lunchpail/contracts/event'

const note = z.object({ id: z.string(), text: z.string() })

export const listNotes = endpoint({
  name: 'engagement.note.list',
  owner: 'engagement',
  method: 'GET',
  path: '/api/note/',
  summary: 'Notes.',
  access: anybody,
  query: z.object({ text: z.optional(z.string().check(z.maxLength(5, 'field.max-length'))) }),
  answers: { 200: z.object({ notes: z.array(note) }) },
})
export const addNote = endpoint({
  name: 'engagement.note.add',
  owner: 'engagement',
  method: 'POST',
  path: '/api/note/',
  summary: 'Add a note.',
  access: anybody,
  idempotent: true,
  bodyLimit: 2_000,
  query: z.object({ copy: z.optional(z.string()) }),
  body: z.object({
    csrf_token: z.optional(z.string()),
    text: z.string('field.required').check(z.minLength(2, 'field.min-length')),
    name: z.optional(z.string('account.first-name-required')),
    mood: z.optional(z.enum(['calm', 'loud'])),
    wrong: z.optional(z.boolean()),
  }),
  answers: { 201: z.object({ note }) },
  errors: ['conflict', 'key-reused'],
})
export const changeNote = endpoint({
  name: 'engagement.note.change',
  owner: 'engagement',
  method: 'PATCH',
  path: '/api/note/:id/',
  summary: 'Change a note.',
  access: signedIn,
  params: z.object({ id: z.uuid({ error: 'field.invalid' }) }),
  body: z.object({ text: z.string() }),
  answers: { 200: z.object({ note }) },
})
export const limited = endpoint({
  name: 'engagement.limited.get',
  owner: 'engagement',
  method: 'GET',
  path: '/api/limited/',
  summary: 'Three a minute.',
  access: anybody,
  perMinute: 3,
  answers: { 200: z.object({ account: z.nullable(z.string()) }) },
})
export const shared = endpoint({
  name: 'engagement.shared.get',
  owner: 'engagement',
  method: 'GET',
  path: '/api/shared/',
  summary: 'Three a minute for a network and for an account, over all instances.',
  access: anybody,
  perMinute: 3,
  networkPerMinute: 3,
  countsNetwork: true,
  answers: { 200: z.object({}) },
})
export const own = endpoint({
  name: 'engagement.own.get',
  owner: 'engagement',
  method: 'GET',
  path: '/api/own/',
  summary: 'For a signed-in person; takes its time where that is asked for.',
  access: signedIn,
  query: z.object({ slowly: z.optional(z.literal('1')) }),
  answers: { 200: z.object({}) },
})
export const replaceNote = endpoint({
  name: 'engagement.note.replace',
  owner: 'engagement',
  method: 'POST',
  path: '/api/note/:id/replace/',
  summary: 'Put another text in place of a note.',
  access: anybody,
  idempotent: true,
  params: z.object({ id: z.string() }),
  body: z.object({ text: z.string() }),
  answers: { 200: z.object({ note }) },
  errors: ['key-reused'],
})
export const picture = endpoint({
  name: 'engagement.picture.get',
  owner: 'engagement',
  method: 'GET',
  path: '/api/picture/',
  summary: 'Bytes.',
  access: anybody,
  media: 'image/*',
  answers: { 200: z.unknown() },
})
export const broken = endpoint({
  name: 'engagement.broken.get',
  owner: 'engagement',
  method: 'GET',
  path: '/internal/broken/',
  summary: 'Fails.',
  access: internal('shell'),
  query: z.object({ secret: z.optional(z.string()) }),
  answers: { 200: z.object({}) },
})
export const slow = endpoint({
  name: 'engagement.slow.get',
  owner: 'engagement',
  method: 'GET',
  path: '/internal/slow/',
  summary: 'Takes its time.',
  access: internal('shell'),
  answers: { 200: z.object({ done: z.boolean() }) },
})

export const noteAdded = eventType({
  type: 'engagement.note.added.v1',
  owner: 'engagement',
  kind: 'moment',
  summary: 'A note was added.',
  accounts: ['account_id'],
  data: z.object({ id: z.string(), text: z.string(), account_id: z.optional(z.nullable(z.string())) }),
})
export const peopleNoted = eventType({
  type: 'engagement.person.noted.v1',
  owner: 'engagement',
  kind: 'state',
  summary: 'People were noted.',
  accounts: ['id'],
  data: stateOf(z.object({ id: z.string(), version: z.number(), name: z.string() })),
})
export const positionChanged = eventType({
  type: 'jobs.position.changed.v1',
  owner: 'jobs',
  kind: 'state',
  summary: 'Positions changed.',
  accounts: [],
  data: stateOf(z.object({ id: z.number(), version: z.number(), title: z.string() })),
})
export const applicationSubmitted = eventType({
  type: 'wizard.application.submitted.v1',
  owner: 'wizard',
  kind: 'moment',
  summary: 'An application was submitted.',
  accounts: ['account_id', 'referrer_id'],
  data: z.object({
    what: z.string(),
    account_id: z.optional(z.string()),
    referrer_id: z.optional(z.string()),
  }),
})
export const personChanged = eventType({
  type: 'profile.person.changed.v1',
  owner: 'profile',
  kind: 'state',
  summary: 'People changed.',
  accounts: ['id'],
  data: stateOf(z.object({ id: z.string(), version: z.number() })),
})
