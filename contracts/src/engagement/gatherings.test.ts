import { expect, it } from 'vitest'
import { gatheringPath } from './gatherings.ts'

it.each([
  ['hiring', '/events/dock-day/'],
  ['training', '/events/dock-day/'],
  ['program', '/programs/dock-day/'],
] as const)('[EN-20] the address of a gathering that is %s', (kind, address) =>
  expect(gatheringPath({ kind, id: 'dock-day' })).toBe(address),
)
