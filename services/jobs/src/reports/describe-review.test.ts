import { expect, it } from 'vitest'
import { describeReview, lineOfReview } from './describe-review.ts'

it('[BY-07] shows an operator a job without what would steer the terminal', () => {
  const review = {
    position: {
      id: 7,
      title: 'Cook\u009b2J',
      withheld: false,
      source: 'test',
      managed: false,
      company: { name: 'Acme\u202e', employerId: null },
      facility: { address: null, city: 'New\u001b]0;ark', region: 'NJ' },
      wageFrom: null,
      wageTo: null,
      reports: [],
      sections: [{ heading: 'Pay\u0007', text: 'a\u001b[2Jb\r\tc\nd' }],
    },
    held: false,
    state: 'waiting',
    since: new Date(0),
    findings: [],
    decisions: [],
    reports: 1,
  } as unknown as Parameters<typeof describeReview>[0]
  const sides = describeReview(review)
  expect(sides).toContain('"Cook\ufffd2J"')
  expect(sides).toContain('"Acme\ufffd"')
  expect(sides).toContain('New\ufffd]0;ark, NJ')
  expect(sides).toContain('  | Pay\ufffd\n  | a\ufffd[2Jb\ufffd\tc\n  | d\n')
  const line = lineOfReview(review as unknown as Parameters<typeof lineOfReview>[0])
  expect(line).toContain('"Cook\ufffd2J" at "Acme\ufffd"')
  expect(line.endsWith('\n')).toBe(true)
})
