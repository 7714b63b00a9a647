// In place of zod/mini in a remote that checks input (microfrontend.ts): its schemas are made when one of them is first asked.
// A page declares hundreds, with each endpoint that it calls, and asks a handful; to make them all as scripts are loaded held
// a cheap phone for 70 to 130 ms in one task. What is not named here is zod's own.
import * as z from 'zod/v4/mini'

interface Wanted {
  made: object | undefined
  /** undefined once it is made */
  make: (() => object) | undefined
  /** the fields of an object, which others take without it being made */
  readonly shape: object | undefined
}

const madeOf = (wanted: Wanted): object => {
  if (wanted.make) {
    wanted.made = wanted.make()
    wanted.make = undefined
  }
  return wanted.made!
}

type Check = (...checks: unknown[]) => object

const handler: ProxyHandler<Wanted> = {
  get: (wanted, key) => {
    if (key === 'check')
      return (...checks: unknown[]) =>
        later(() => (madeOf(wanted) as { readonly check: Check }).check(...checks), wanted.shape)
    if (key === 'shape' && wanted.shape) return wanted.shape
    return Reflect.get(madeOf(wanted), key) as unknown
  },
  set: (wanted, key, value) => Reflect.set(madeOf(wanted), key, value),
  has: (wanted, key) => Reflect.has(madeOf(wanted), key),
}

const later = (make: () => object, shape?: object): object =>
  new Proxy<Wanted>({ made: undefined, make, shape }, handler)

type Maker = (...args: never[]) => object

/** The same function, whose schema or check is made when it is first asked. */
const lazy = <Made extends Maker>(maker: Made): Made =>
  ((...args: Parameters<Made>) => later(() => maker(...args))) as unknown as Made

const lazyObject = <Made extends typeof z.object | typeof z.strictObject>(maker: Made): Made =>
  ((shape: z.core.$ZodLooseShape, ...params: []) =>
    later(() => maker(shape, ...params), shape ?? {})) as unknown as Made

export * from 'zod/v4/mini'

export const object = /*#__PURE__*/ lazyObject(z.object)
export const strictObject = /*#__PURE__*/ lazyObject(z.strictObject)
export const array = /*#__PURE__*/ lazy(z.array)
export const boolean = /*#__PURE__*/ lazy(z.boolean)
export const _default = /*#__PURE__*/ lazy(z._default)
export const discriminatedUnion = /*#__PURE__*/ lazy(z.discriminatedUnion)
export const email = /*#__PURE__*/ lazy(z.email)
export const extend = /*#__PURE__*/ lazy(z.extend)
export const gte = /*#__PURE__*/ lazy(z.gte)
export const int = /*#__PURE__*/ lazy(z.int)
export const length = /*#__PURE__*/ lazy(z.length)
export const literal = /*#__PURE__*/ lazy(z.literal)
export const lte = /*#__PURE__*/ lazy(z.lte)
export const maxLength = /*#__PURE__*/ lazy(z.maxLength)
export const minLength = /*#__PURE__*/ lazy(z.minLength)
export const nonoptional = /*#__PURE__*/ lazy(z.nonoptional)
export const nullable = /*#__PURE__*/ lazy(z.nullable)
export const number = /*#__PURE__*/ lazy(z.number)
export const omit = /*#__PURE__*/ lazy(z.omit)
export const optional = /*#__PURE__*/ lazy(z.optional)
export const partial = /*#__PURE__*/ lazy(z.partial)
export const partialRecord = /*#__PURE__*/ lazy(z.partialRecord)
export const pick = /*#__PURE__*/ lazy(z.pick)
export const pipe = /*#__PURE__*/ lazy(z.pipe)
export const record = /*#__PURE__*/ lazy(z.record)
export const refine = /*#__PURE__*/ lazy(z.refine)
export const regex = /*#__PURE__*/ lazy(z.regex)
export const startsWith = /*#__PURE__*/ lazy(z.startsWith)
export const string = /*#__PURE__*/ lazy(z.string)
export const transform = /*#__PURE__*/ lazy(z.transform)
export const trim = /*#__PURE__*/ lazy(z.trim)
export const union = /*#__PURE__*/ lazy(z.union)
export const unknown = /*#__PURE__*/ lazy(z.unknown)
export const url = /*#__PURE__*/ lazy(z.url)
export const uuid = /*#__PURE__*/ lazy(z.uuid)

const lazyEnum = /*#__PURE__*/ lazy(z.enum)
const lazyNull = /*#__PURE__*/ lazy(z.null)
export { lazyEnum as enum, lazyNull as null }
