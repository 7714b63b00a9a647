import * as z from 'zod/mini'
import { anybody, signed } from '@lunchpail/contracts/access'
import { endpoint } from '@lunchpail/contracts/endpoint'

/** Calls that answer what they were given, beside those of the sample service. */
export const echo = endpoint({
  name: 'engagement.echo.post',
  owner: 'engagement',
  method: 'POST',
  path: '/api/echo/',
  summary: 'What it was given.',
  access: anybody,
  bodyLimit: 100,
  query: z.object({ number: z.optional(z.string()) }),
  body: z.looseObject({}),
  answers: { 200: z.object({ body: z.unknown() }) },
})

export const hook = endpoint({
  name: 'engagement.hook.post',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hook/',
  summary: 'A signature is over these bytes.',
  access: signed,
  bodyLimit: 100,
  body: z.string(),
  answers: { 200: z.object({ body: z.string() }) },
})

export const remove = endpoint({
  name: 'engagement.note.remove',
  owner: 'engagement',
  method: 'DELETE',
  path: '/api/note/:id/',
  summary: 'Deletes a note.',
  access: anybody,
  params: z.object({ id: z.string() }),
  body: z.optional(z.object({ why: z.optional(z.string()) })),
  answers: { 200: z.object({ id: z.string(), why: z.optional(z.string()) }) },
})
