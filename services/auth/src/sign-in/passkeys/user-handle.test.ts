import { expect, it } from 'vitest'
import { isUserHandle, userHandleOf } from './user-handle.ts'

const id = '019aa2d4-0000-7000-8000-0000000000ff'

it('a passkey names its account by the sixteen bytes of the id', () => {
  const handle = userHandleOf(id)
  expect(handle).toHaveLength(16)
  expect([...handle]).toEqual([1, 0x9a, 0xa2, 0xd4, 0, 0, 0x70, 0, 0x80, 0, 0, 0, 0, 0, 0, 0xff])
})

it('a browser that sends another one is refused, and one that sends none is not', () => {
  expect(isUserHandle('AZqi1AAAcACAAAAAAAAA_w', id)).toBe(true)
  expect(isUserHandle('AZqi1AAAcACAAAAAAAAA_g', id)).toBe(false)
  expect(isUserHandle('', id)).toBe(false)
  expect(isUserHandle(undefined, id)).toBe(true)
})
