import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { temporaryRoot, type Place } from './temporary-folder.ts'

const gibibyte = 1024 ** 3
const roomy: Place = {
  memory: { type: 0x01021994, free: 3 * gibibyte },
  availableMemory: 6 * gibibyte,
  asked: undefined,
}

it('is in memory where there is plenty of it', () => {
  expect(temporaryRoot(roomy)).toBe('/dev/shm')
})

it.each<[string, Partial<Place>]>([
  ['there is no such folder', { memory: undefined }],
  ['the folder is on a disk', { memory: { type: 0xef53, free: 9 * gibibyte } }],
  ['a container has made it small', { memory: { type: 0x01021994, free: gibibyte / 16 } }],
  ['processes need the memory', { availableMemory: 5 * gibibyte }],
  ['another folder was asked for', { asked: '/var/tmp' }],
])('is the system’s folder where %s', (_, given) => {
  expect(temporaryRoot({ ...roomy, ...given })).toBe(tmpdir())
})
