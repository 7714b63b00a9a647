import { describe, expect, it } from 'vitest'
import { allEndpoints } from './addresses.ts'
import { commonErrors } from './error-codes.ts'
import { callsNotShown, trackingCall } from './calls-not-shown.ts'
import { reports } from './shell/reports.ts'

interface Def {
  readonly shape?: object
  readonly options?: readonly unknown[]
  readonly [part: string]: unknown
}

/** The fields of a schema, in whatever it is wrapped. */
function fieldsOf(schema: unknown): string[] {
  const def = (schema as { _zod?: { def: Def } } | undefined)?._zod?.def
  if (!def) return []
  if (def.shape) return Object.keys(def.shape)
  const parts = [def['in'], def['out'], def['innerType'], def['left'], def['right'], ...(def.options ?? [])]
  return parts.flatMap(fieldsOf)
}
const sorted = (names: readonly string[]) => [...new Set(names)].toSorted((a, b) => a.localeCompare(b))

describe('calls that the specifications do not show', () => {
  it('[SH-16] are listed as their contracts declare them', () => {
    const declared = callsNotShown.map(({ name }) => {
      const found = allEndpoints.find((endpoint) => endpoint.name === name)
      return {
        name,
        method: found?.method,
        path: found?.path,
        payload: sorted([...fieldsOf(found?.body), ...fieldsOf(found?.query)]),
        errors: sorted([...(found?.errors ?? []), ...commonErrors]),
      }
    })
    const listed = callsNotShown.map(({ name, method, path, payload, errors }) => ({
      name,
      method,
      path,
      payload: sorted(payload),
      errors: sorted(errors),
    }))
    expect(listed).toEqual(declared)
    expect(sorted(trackingCall.payload)).toEqual(sorted(fieldsOf(reports)))
  })

  it('[SH-16] are all that the specifications leave so', () => {
    expect(callsNotShown.map(({ where, not, method }) => `${where}, ${not}: ${method}`)).toEqual([
      '1 §7: handle check and login, response: POST',
      '1 §7: new user save, path: POST',
      '1 §7: withdrawing from an invite, path: POST',
      '1 §7: suggestion save helper, path: POST',
      '1 §7: zip-in-range check, path: GET',
      '2 §7: referral, response: POST',
      '2 §7: withdrawing from an invite, path: POST',
      '2 §7: account edit submission, path: PATCH',
      '2 §7: model of the auth record, method: POST',
      '2 §7: model of the auth record, method: PATCH',
      '2 §7: model of the sign-up, method: POST',
      '2 §7: model of the sign-up, method: GET',
    ])
  })
})
