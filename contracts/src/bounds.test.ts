import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { allEndpoints, allEvents, allSlots } from './addresses.ts'
import { atMost } from './fields/at-most.ts'
import { maxEntries } from './fields/max-entries.ts'

interface Def {
  readonly type: string
  readonly pattern?: RegExp
  readonly checks?: readonly {
    readonly maxEntries?: number
    readonly _zod: {
      readonly def: { readonly check: string; readonly pattern?: RegExp; readonly abort?: boolean }
    }
  }[]
  readonly shape?: Readonly<Record<string, unknown>>
  readonly options?: readonly unknown[]
  readonly items?: readonly unknown[]
  readonly [part: string]: unknown
}
const bounding: Readonly<Record<string, readonly string[]>> = {
  string: ['max_length', 'length_equals'],
  array: ['max_length', 'length_equals'],
}
const withoutGroups = (pattern: string): string => {
  const outer = pattern.replaceAll(/\([^()]*\)/g, 'x')
  return outer === pattern ? pattern : withoutGroups(outer)
}
/** Whether what fits has an end: it is matched from first to last, and no part of it comes as often as its writer likes. */
const endsSomewhere = ({ source }: RegExp): boolean => {
  const plain = source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x')
  const [first, last] = [plain.startsWith('^'), plain.endsWith('$')]
  return first && last && !/[*+]|\{\d*,\}/.test(plain) && !withoutGroups(plain).includes('|')
}
const defOf = (schema: unknown): Def | undefined => (schema as { _zod?: { def: Def } } | undefined)?._zod?.def

const isBounded = (def: Def): boolean => {
  const { type, pattern, checks = [], catchall } = def
  if (type === 'tuple') return !def['rest']
  if (type === 'record')
    return defOf(def['keyType'])?.type === 'enum' || checks.some((check) => check.maxEntries !== undefined)
  // An object that keeps what it does not know is a record.
  if (type === 'object') return (defOf(catchall)?.type ?? 'never') === 'never'
  const wanted = bounding[type]
  const patterns = [pattern, ...checks.map((check) => check._zod.def.pattern)]
  return (
    wanted === undefined ||
    checks.some((check) => wanted.includes(check._zod.def.check)) ||
    patterns.some((one) => one !== undefined && endsSomewhere(one))
  )
}

/** A rule of ours is not asked of a text that is too long: it may take a minute for 64 KB. */
const asksTooLong = ({ type, checks = [] }: Def): boolean => {
  const defs = checks.map(({ _zod }) => _zod.def)
  const isAsked = defs.some(({ check }) => check === 'custom')
  return type === 'string' && isAsked && !defs.some(({ check, abort }) => check !== 'custom' && abort)
}

/** What is wrong with one part of a schema. */
type Faults = (def: Def) => readonly string[]

/** It holds as much as its writer likes, or looks at it. */
const sizeFaults: Faults = (def) => [
  ...(isBounded(def) ? [] : [def.type]),
  ...(asksTooLong(def) ? ['rule'] : []),
]
/** A column has room for less than a number of JSON. */
const numberFaults: Faults = ({ type, checks = [] }) => {
  const has = (wanted: string): boolean => checks.some(({ _zod }) => _zod.def.check === wanted)
  const hasBoth = has('greater_than') && has('less_than')
  return type === 'number' && !hasBoth && !has('custom') ? ['number'] : []
}

/** The places of a schema with faults. */
function unbounded(
  schema: unknown,
  place: string,
  faults: Faults = sizeFaults,
  above: readonly Def[] = [],
): string[] {
  const def = defOf(schema)
  if (!def || above.includes(def)) return []
  const inside = (part: unknown, name = ''): string[] =>
    unbounded(part, place + name, faults, [...above, def])
  return [
    ...faults(def).map((fault) => `${place} (${fault})`),
    ...Object.entries(def.shape ?? {}).flatMap(([name, part]) => inside(part, `.${name}`)),
    ...[...(def.options ?? []), ...(def.items ?? [])].flatMap((part) => inside(part)),
    // What a transform makes of a bounded value needs no bound of its own.
    // A transform in front of a schema takes anything: what it hands on is read.
    ...(defOf(def['in'])?.type === 'transform' ? inside(def['out']) : []),
    ...['element', 'innerType', 'in', 'keyType', 'valueType', 'left', 'right', 'rest'].flatMap((part) =>
      inside(def[part]),
    ),
  ]
}

declare global {
  interface ImportMeta {
    /** of Vite: the modules of these files */
    glob(
      files: readonly string[],
      options: { eager: true },
    ): Record<string, Readonly<Record<string, unknown>>>
  }
}
/** Every schema that a module of the contracts exports, whether an endpoint, an event or a slot uses it or not. */
const exported = Object.entries(import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true })).flatMap(
  ([file, module]) =>
    Object.entries(module).flatMap(([name, value]) =>
      defOf(value) ? [[`${file.slice(2)} ${name}`, value] as const] : [],
    ),
)

describe('the bounds of every string, array, record and number', () => {
  it('that an endpoint takes and answers', () => {
    const places = allEndpoints.flatMap(({ name, params, query, body, answers }) =>
      Object.entries({ params, query, body, ...answers }).flatMap(([part, schema]) =>
        unbounded(schema, `${name} ${part}`),
      ),
    )
    expect(places).toEqual([])
  })

  it('of a number that an endpoint takes', () => {
    const places = allEndpoints.flatMap(({ name, params, query, body }) =>
      Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        unbounded(schema, `${name} ${part}`, numberFaults),
      ),
    )
    // an application's questions are kept as JSON, which holds any number
    expect(places.filter((place) => !place.startsWith('wizard.application.save body.questions.'))).toEqual([])
  })

  it('of an event', () => {
    expect(allEvents.flatMap(({ type, data }) => unbounded(data, type))).toEqual([])
  })

  it('that a slot is given and gives', () => {
    const places = allSlots.flatMap(({ name, props, outcome }) => [
      ...unbounded(props, `${name} props`),
      ...unbounded(outcome, `${name} outcome`),
    ])
    expect(places).toEqual([])
  })

  it('of every other schema: envelope, refusal, and what nouns share', () => {
    const schemas = Object.fromEntries(exported)
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining([
        'event.ts envelope',
        'error-body.ts errorBody',
        'wizard/application.ts application',
      ]),
    )
    expect(exported.flatMap(([place, schema]) => unbounded(schema, place))).toEqual([])
  })

  it('finds what has no bound', () => {
    const schema = z.object({
      a: z.string(),
      b: z.optional(z.array(z.int())),
      c: z.record(z.string(), z.int()),
      d: z.tuple([z.int()], z.string()),
      e: z.pipe(
        z.transform((sent: unknown) => sent),
        z.string(),
      ),
      f: z.iso.datetime(),
      g: z.email(),
      h: z.string().check(z.regex(/^\w+$/)),
      i: z.string().check(z.regex(/\d{5}/)),
      l: z.string().check(z.regex(/^a|b$/)),
      m: z.string().check(
        z.maxLength(9),
        z.refine(() => true),
      ),
      n: z.string().check(
        atMost(9),
        z.refine(() => true),
      ),
      j: z.looseObject({}),
      k: z.tuple([z.uuid(), z.string().check(z.regex(/^[*+]{1,9}\+?$/)), z.email().check(z.maxLength(9))]),
    })
    expect(unbounded(schema, 'x')).toEqual([
      'x.a (string)',
      'x.b (array)',
      'x.c (record)',
      'x.c (string)',
      'x.d (tuple)',
      'x.d (string)',
      'x.e (string)',
      'x.f (string)',
      'x.g (string)',
      'x.h (string)',
      'x.i (string)',
      'x.l (string)',
      'x.m (rule)',
      'x.j (object)',
    ])
  })

  it('refuses a record with more entries than its bound', () => {
    const schema = z.record(z.string(), z.int()).check(maxEntries(2))
    expect(z.safeParse(schema, { a: 1, b: 2 }).success).toBe(true)
    expect(z.safeParse(schema, { a: 1, b: 2, c: 3 }).success).toBe(false)
  })
})
