import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { allEvents } from './addresses.ts'
import { accountsOf, withoutAccounts } from './event-accounts.ts'
import { eventType, stateOf, type EventType } from './event.ts'

const fieldsOf = ({ kind, data }: EventType): string[] => {
  const { properties } = z.toJSONSchema(data as z.ZodMiniType, { io: 'input' }) as {
    properties: Record<string, { items: { properties: object } }>
  }
  return Object.keys(kind === 'state' ? properties['things']!.items.properties : properties)
}

describe('whose accounts an event is about', () => {
  it('is what an event declares, by fields that it has', () => {
    const absent = allEvents.flatMap((event) => {
      const fields = fieldsOf(event)
      return event.accounts
        .filter((field) => !fields.includes(field))
        .map((field) => `${event.type} ${field}`)
    })
    expect(absent).toEqual([])
  })

  it('is declared of every event with an account, but for the erasure itself and its reports', () => {
    const named = allEvents.filter((event) => fieldsOf(event).some((field) => field.endsWith('account_id')))
    const silent = named.filter(({ accounts }) => accounts.length === 0).map(({ type }) => type)
    expect(silent.filter((type) => !/^[a-z]+\.erasure\.completed\.v1$/.test(type))).toEqual([
      'auth.account.erased.v1',
    ])
  })

  const declaration = { owner: 'wizard', summary: '', accounts: ['a', 'b'] } as const
  const item = z.object({ a: z.string(), b: z.optional(z.string()) })
  const state = eventType({ ...declaration, type: 'state', kind: 'state', data: stateOf(item) })
  const moment = eventType({ ...declaration, type: 'moment', kind: 'moment', data: item })

  it('is one of each item, each once', () => {
    expect(accountsOf(state, { things: [{ a: '1', b: '2' }, { a: '2' }] })).toEqual(['1', '2'])
    expect(accountsOf(moment, { a: '1', b: '1' })).toEqual(['1'])
  })

  it('decides which items go with an account, and whether anything is left', () => {
    const things = [{ a: '1', b: '2' }, { a: '2' }, { a: '3' }]
    expect(withoutAccounts(state, { things }, new Set())).toEqual({ things })
    expect(withoutAccounts(state, { things }, new Set(['2']))).toEqual({ things: [{ a: '3' }] })
    expect(withoutAccounts(state, { things }, new Set(['2', '3']))).toBeUndefined()
    expect(withoutAccounts(moment, { a: '1', b: '2' }, new Set(['2']))).toBeUndefined()
    expect(withoutAccounts(moment, { a: '1', b: '2' }, new Set(['4']))).toEqual({ a: '1', b: '2' })
  })
})
