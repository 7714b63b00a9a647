import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { anyValue } from './any-value.ts'
import type { CallInput, Client } from './test-client.ts'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The valid call with one field replaced, at times one left out; or any call at all. */
const around = (schema: Endpoint['body'], valid: unknown): fc.Arbitrary<unknown> => {
  if (schema === undefined) return fc.constant(undefined)
  const any = anyValue(schema)
  if (!isFields(valid)) return any
  const kept = fc.constantFrom(undefined, ...Object.keys(valid)).map((left) => {
    const { [left ?? '']: _left, ...rest } = valid
    return rest
  })
  const replaced = fc.tuple(kept, any, fc.nat()).map(([rest, value, which]) => {
    const fields = isFields(value) ? Object.entries(value) : []
    const [name, replacement] = fields[which % fields.length] ?? []
    return name === undefined ? rest : { ...rest, [name]: replacement }
  })
  return fc.oneof(replaced, any)
}

/** Addresses carry text. */
const inAddress = (schema: Endpoint['query'], valid: unknown): fc.Arbitrary<Fields | undefined> =>
  around(schema, valid).map((values) =>
    isFields(values)
      ? Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
          ]),
        )
      : undefined,
  )

/**
 * Calls an endpoint with whatever its contract could be given and more. It may refuse, it may never fail: no answer is
 * 500 or above. Callers take turns: somebody with something of their own, and somebody new.
 */
export const fuzzEndpoint = (
  endpoint: Endpoint,
  valid: CallInput<Endpoint>,
  callers: { readonly owner: Client; readonly stranger: () => Client },
  runs: number,
): Promise<void> => {
  const call = fc.record({
    params: inAddress(endpoint.params, valid.params).map((params) => ({
      ...(valid.params as Fields | undefined),
      ...params,
    })),
    query: inAddress(endpoint.query, valid.query),
    body: around(endpoint.body, valid.body),
    // where calls are counted, mostly by those who have not called yet
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
      // nobody is called too often
      headers: { 'x-forwarded-for': randomUUID() },
    } as CallInput<Endpoint>
    const answer = await caller.call(endpoint, input)
    if (answer.status >= 500) throw new Error(`${endpoint.name} answered ${answer.status}`)
  })
  return fc.assert(property, { numRuns: runs })
}
