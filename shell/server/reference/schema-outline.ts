import { html } from '../html.ts'
import type { Html } from '../html.ts'
import type { JsonSchema } from './openapi.ts'

const list = (value: unknown): JsonSchema[] => (Array.isArray(value) ? (value as JsonSchema[]) : [])

const limits = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
] as const

/** The kind of a value in few words: `text`, `one of "a", "b"`, `list of …`. */
function kindOf(schema: JsonSchema): string {
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum']))
    return `one of ${schema['enum'].map((value) => JSON.stringify(value)).join(', ')}`
  const choices = [...list(schema['anyOf']), ...list(schema['oneOf'])]
  if (choices.length > 0) return choices.map(kindOf).join(' or ')
  if (list(schema['allOf']).length > 0) return list(schema['allOf']).map(kindOf).join(' and ')
  if (schema['type'] === 'array') return `list of ${kindOf((schema['items'] ?? {}) as JsonSchema)}`
  const type = schema['type']
  return typeof type === 'string' ? type : '$ref' in schema ? String(schema['$ref']) : 'anything'
}

const limitsOf = (schema: JsonSchema): string =>
  limits
    .filter((name) => name in schema)
    .map((name) => `${name} ${JSON.stringify(schema[name])}`)
    .join(', ')

/** The objects inside a schema, whichever way they are wrapped. */
function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema['properties'] !== undefined) return schema
  const inner = [...list(schema['anyOf']), ...list(schema['oneOf']), ...list(schema['allOf'])]
  if (schema['type'] === 'array') inner.push((schema['items'] ?? {}) as JsonSchema)
  return inner.map(objectIn).find((found) => found !== undefined)
}

/** A schema as nested lists, readable without scripts. */
export function schemaOutline(schema: JsonSchema): Html {
  const object = objectIn(schema)
  if (object === undefined) return html`<p><code>${kindOf(schema)}</code> ${limitsOf(schema)}</p>`
  const required = (object['required'] ?? []) as string[]
  const properties = Object.entries((object['properties'] ?? {}) as Record<string, JsonSchema>)
  if (properties.length === 0) return html`<p>An object without fields.</p>`
  return html`<ul class="fields">
    ${properties.map(
      ([name, field]) =>
        html`<li>
          <code>${name}</code>${required.includes(name) ? '' : html` <small>may be left out</small>`}
          <span>${kindOf(field)}</span> <small>${limitsOf(field)}</small>
          ${objectIn(field) === undefined ? '' : schemaOutline(field)}
        </li>`,
    )}
  </ul>`
}
