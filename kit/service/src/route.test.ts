import { expect, it } from 'vitest'
import * as contract from '../test/sample/contract.ts'
import { bindUseCases, type UseCases } from './route.ts'

const handler = () => async () => ({ status: 200 as const, body: {} })
const { listNotes, addNote, changeNote, limited, picture, broken, slow } = {} as UseCases<
  typeof contract,
  unknown
>
const all = { listNotes, addNote, changeNote, limited, picture, broken, slow }

it('binds each endpoint of a contract by its name there, and nothing else that the contract exports', () => {
  const bound = bindUseCases({ broken: contract.broken, noteAdded: contract.noteAdded }, { broken: handler })
  expect(bound).toEqual([{ endpoint: contract.broken, useCase: handler }])
})

it('does not compile where a use case is missing, foreign, or answers what its endpoint does not declare', () => {
  const { slow: _, ...missing } = all
  // @ts-expect-error
  const one: UseCases<typeof contract, unknown> = missing
  // @ts-expect-error
  const two: UseCases<typeof contract, unknown> = { ...all, foreign: handler }
  // @ts-expect-error
  const three: UseCases<typeof contract, unknown> = { ...all, slow: handler }
  expect([one, two, three]).toHaveLength(3)
})
