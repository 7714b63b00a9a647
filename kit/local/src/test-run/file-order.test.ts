import { expect, it } from 'vitest'
import { byNoun } from './file-order.ts'

it('puts the files of a service behind each other, and keeps their order', () => {
  const files = [
    '/services/jobs/src/a.test.ts',
    '/services/auth/src/b.test.ts',
    '/kit/events/test/c.test.ts',
    '/services/jobs/test/d.test.ts',
    '/kit/service/test/e.test.ts',
  ]
  expect(byNoun(files, (file) => file)).toEqual([0, 3, 1, 2, 4].map((place) => files[place]))
})
