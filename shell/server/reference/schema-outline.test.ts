import { expect, it } from 'vitest'
import { schemaOutline } from './schema-outline.ts'

/** The text of an outline: its elements and its indentation aside. */
const said = (schema: Record<string, unknown>) =>
  schemaOutline(schema)
    .markup.replaceAll(/<ul[^>]*>/g, '(')
    .replaceAll('</ul>', ')')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
const text = { type: 'string' }
const item = { type: 'object', properties: { id: text }, required: ['id'] }

it.each([
  [text, 'string'],
  [{ const: 'a' }, '"a"'],
  [{ enum: ['a', 1, null] }, 'one of "a", 1, null'],
  [{ anyOf: [text, { type: 'null' }] }, 'string or null'],
  [{ oneOf: [text, { type: 'number' }] }, 'string or number'],
  [{ allOf: [text, { $ref: '#/x' }] }, 'string and #/x'],
  [{ type: 'array', items: text }, 'list of string'],
  [{ type: 'array' }, 'list of anything'],
  [{ $ref: '#/x' }, '#/x'],
  [{}, 'anything'],
  [{ anyOf: 'none', allOf: [] }, 'anything'],
  [{ ...text, minLength: 1, maxLength: 5, title: 'x' }, 'string minLength 1, maxLength 5'],
  [
    { format: 'f', pattern: 'p', minimum: 1, maximum: 2, minItems: 3, maxItems: 4, default: null },
    'anything format "f", pattern "p", minimum 1, maximum 2, minItems 3, maxItems 4, default null',
  ],
  [{ type: 'object', properties: {} }, 'An object without fields.'],
  [item, '( id string )'],
  [{ type: 'array', items: item }, '( id string )'],
  [{ anyOf: [{ type: 'null' }, item] }, '( id string )'],
  [{ oneOf: [item] }, '( id string )'],
  [{ allOf: [text, item] }, '( id string )'],
  [
    { properties: { name: { ...text, maxLength: 9 }, of: { type: 'array', items: item } }, required: ['of'] },
    '( name may be left out string maxLength 9 of list of object ( id string ) )',
  ],
])('outlines %j', (schema, outline) => {
  expect(said(schema)).toBe(outline)
})

it('escapes what is in a schema', () => {
  expect(schemaOutline({ const: '<b>' }).markup).toContain('&lt;b&gt;')
})
