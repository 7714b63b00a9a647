import { expect, it } from 'vitest'
import { posting } from '../../test/factories.ts'
import { contentHash } from './content-hash.ts'

const one = posting()

it('is the same for the same posting', () => {
  expect(contentHash({ ...one }, 'v1')).toBe(contentHash(one, 'v1'))
  expect(contentHash(one, 'v1')).toMatch(/^[\w-]{43}$/)
})

it.each([
  ['the title', { ...one, title: 'Another' }, 'v1'],
  ['a section', { ...one, sections: [{ heading: null, text: 'Load and unload.' }] }, 'v1'],
  ['the logo', one, 'v2'],
  ['the logo, which is gone', one, null],
])('is another with another %s', (_, changed, logo) => {
  expect(contentHash(changed, logo)).not.toBe(contentHash(one, 'v1'))
})
