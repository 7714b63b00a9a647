import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anybody } from '@lunchpail/contracts/access'
import { endpoint } from '@lunchpail/contracts/endpoint'
import { validate } from './validate.ts'

const entry = z.object({ name: z.string().check(z.maxLength(3, 'field.max-length')) })
const post = endpoint({
  name: 'engagement.note.post',
  owner: 'engagement',
  method: 'POST',
  path: '/api/note/:id/',
  summary: 'A note.',
  access: anybody,
  params: z.object({ id: z.string().check(z.maxLength(3, 'field.invalid')) }),
  body: z.object({
    text: z.string(),
    named: z.string('account.first-name-required'),
    mood: z.optional(z.enum(['calm', 'loud'])),
    note: z.optional(z.nullable(z.string())),
    entries: z.optional(z.array(entry)),
    inner: z.optional(z.object({ text: z.optional(z.string()), more: z.optional(entry) })),
    tags: z.optional(z.record(z.string(), z.string().check(z.maxLength(3, 'field.max-length')))),
  }),
  answers: { 200: z.object({}) },
})
const whole = { text: 'a', named: 'b' }
const accepted = (body: unknown) => validate(post, { params: { id: '1' }, query: { a: 'b' }, body }).body
const errors = (body: unknown, params: unknown = { id: '1' }) => {
  try {
    validate(post, { params, query: {}, body })
  } catch (failure) {
    const { refusal, fieldErrors } = failure as { refusal: string; fieldErrors: Record<string, unknown> }
    expect(refusal).toBe('invalid')
    return { ...fieldErrors }
  }
  return null
}
const required = { key: 'field.required', values: {} }

describe('the guard takes of a request', () => {
  it('what its endpoint declares, and no part that it declares nothing of', () => {
    expect(
      validate(post, { params: { id: '1' }, query: { a: 'b' }, body: { ...whole, more: 1 } }),
    ).toStrictEqual({
      params: { id: '1' },
      query: undefined,
      body: whole,
    })
  })

  it('a null as a field that was left out, where the schema takes none', () => {
    expect(accepted({ ...whole, mood: null, inner: null, entries: null })).toEqual(whole)
    expect(accepted({ ...whole, inner: { text: null, more: null } })).toEqual({ ...whole, inner: {} })
    expect(accepted({ ...whole, note: null })).toStrictEqual({ ...whole, note: null })
  })

  it('a body that was left out, where the endpoint takes that', () => {
    const optional = { ...post, body: z.optional(post.body) }
    const sent = { params: { id: '1' }, query: {}, body: undefined }
    expect(validate(optional, sent).body).toBeUndefined()
  })

  it('and leaves what was sent as it was', () => {
    const sent = { ...whole, mood: null, inner: { text: null } }
    accepted(sent)
    expect(sent).toStrictEqual({ ...whole, mood: null, inner: { text: null } })
  })
})

describe('the guard refuses a request', () => {
  it.each([undefined, null])('whose required field is %s, as missing', (text) => {
    expect(errors({ ...whole, text })).toEqual({ text: required })
    expect(errors({ ...whole, inner: { more: { name: text } } })).toEqual({ 'inner.more.name': required })
  })

  it('with the sentence of the field, where it has one of its own', () => {
    expect(errors({ text: 'a' })).toEqual({ named: { key: 'account.first-name-required', values: {} } })
    expect(errors({ text: 'a', named: null })).toEqual({
      named: { key: 'account.first-name-required', values: {} },
    })
  })

  it('whose value is of another type, as wrong and not as missing', () => {
    expect(errors({ ...whole, text: 4 })).toEqual({ text: { key: 'field.invalid', values: {} } })
    expect(errors({ ...whole, mood: 'sad' })).toEqual({ mood: { key: 'field.invalid', values: {} } })
    expect(errors({ ...whole, mood: '' })).toEqual({ mood: { key: 'field.invalid', values: {} } })
  })

  it('with a null in a list: an item that is none is not left out', () => {
    expect(Object.keys(errors({ ...whole, entries: [null] })!)).toEqual(['entries.0'])
    expect(errors({ ...whole, entries: [{ name: null }] })).toEqual({ 'entries.0.name': required })
  })

  it('with all that is wrong in it, in its address too, and once for each field', () => {
    expect(errors({ text: 4, named: 'b', entries: [{ name: 'Anna' }] }, { id: '1234' })).toEqual({
      id: { key: 'field.invalid', values: { n: 3 } },
      text: { key: 'field.invalid', values: {} },
      'entries.0.name': { key: 'field.max-length', values: { n: 3 } },
    })
  })

  it('with a value that is wrong under a name with dots in it, as anybody may send one', () => {
    expect(errors({ ...whole, tags: { 'a.b': 4 } })).toMatchObject({ 'tags.a.b': expect.anything() })
    expect(errors({ ...whole, tags: { 'a.b': 'Anna' } })).toEqual({
      'tags.a.b': { key: 'field.max-length', values: { n: 3 } },
    })
  })

  it.each(['a\0b', 'a\uD800b'])('with a text that no database keeps: %j', (text) => {
    expect(errors({ ...whole, text })).toEqual({ text: 'field.invalid' })
    expect(errors({ ...whole, inner: { text } })).toEqual({ 'inner.text': 'field.invalid' })
    expect(errors(whole, { id: text })).toEqual({ id: 'field.invalid' })
  })

  it('with the fields that are required, where nothing was sent', () => {
    expect(errors(undefined)).toMatchObject({ text: { key: 'field.required' } })
  })

  it.each([null, 'text', 'a\0b', 7, [], [whole]])(
    '[SH-08] whose body is no object but %j, as unreadable and not by a field without a name',
    (body) => {
      expect(() => validate(post, { params: { id: '1' }, query: {}, body })).toThrow(
        expect.objectContaining({ refusal: 'unreadable', sentence: 'unreadable.body' }),
      )
    },
  )
})
