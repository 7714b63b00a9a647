import fc from 'fast-check'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { anyValue } from './any-value.ts'
import { randomAddress } from './random-address.ts'
import type { CallInput, Client } from './test-client.ts'

type Properties = Record<string, unknown>
const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The valid call with one field replaced, at times one left out; or any call at all. */
const around = (schema: Endpoint['body'], valid: unknown): fc.Arbitrary<unknown> => {
  if (schema === undefined) return fc.constant(undefined)
  const any = anyValue(schema)
  if (!isObject(valid)) return any
  const kept = fc.constantFrom(undefined, ...Object.keys(valid)).map((left) => {
    const { [left ?? '']: _left, ...rest } = valid
    return rest
  })
  const replaced = fc.tuple(kept, any, fc.nat()).map(([rest, value, which]) => {
    const properties = isObject(value) ? Object.entries(value) : []
    const [name, replacement] = properties[which % properties.length] ?? []
    return name === undefined ? rest : { ...rest, [name]: replacement }
  })
  return fc.oneof(replaced, any)
}

/** Params and queries are text. */
const inUrl = (schema: Endpoint['query'], valid: unknown): fc.Arbitrary<Properties | undefined> =>
  around(schema, valid).map((values) =>
    isObject(values)
      ? Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
          ]),
        )
      : undefined,
  )

/**
 * Fuzzes an endpoint by its contract, as an owner of data and as a stranger. It may refuse but never fail: no response
 * has a status of 500 or above.
 */
export const fuzzEndpoint = (
  endpoint: Endpoint,
  valid: CallInput<Endpoint>,
  callers: { readonly owner: Client; readonly stranger: () => Client },
  runs: number,
): Promise<void> => {
  const call = fc.record({
    params: inUrl(endpoint.params, valid.params).map((params) => ({
      ...(valid.params as Properties | undefined),
      ...params,
    })),
    query: inUrl(endpoint.query, valid.query),
    body: around(endpoint.body, valid.body),
    // a stranger mostly, where calls are limited
    owned: fc.integer({ min: 1, max: endpoint.perMinute === undefined ? 2 : 20 }).map((one) => one === 1),
    key: fc.option(fc.uuid(), { nil: undefined }),
  })
  const property = fc.asyncProperty(call, async ({ params, query, body, owned, key }) => {
    const caller = owned ? callers.owner : callers.stranger()
    const input = {
      params,
      query,
      body,
      idempotencyKey: key,
      // a new address each time, so that no limit is reached
      headers: { 'x-forwarded-for': randomAddress() },
    } as CallInput<Endpoint>
    const answer = await caller.call(endpoint, input)
    if (answer.status >= 500) throw new Error(`${endpoint.name} answered ${answer.status}`)
  })
  return fc.assert(property, { numRuns: runs, includeErrorInReport: true })
}
