import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readFriend } from '../engagement/rules/friends.ts'
import { email, personName, readHandle } from './fields.ts'

const nothingSeen = ['\u200b', '\ufeff', '\u00a0', '\u202a', '\u202c', '\u2060']

it('[AU-01] [EN-07] takes an email as it is pasted, wherever one is asked for', () => {
  const pasted = [
    'mailto:maria@example.com',
    '<maria@example.com>',
    'Maria Lopez <Maria@Example.com>',
    'Maria Lopez <maria@example.com>,',
    'maria@example.com.',
    'maria@example.com;',
    ...nothingSeen.map((one) => `${one}maria@example.com${one}`),
  ]
  const read = (typed: string) => [
    z.safeParse(email, typed).data,
    readHandle(typed)?.value,
    readFriend('email', typed),
  ]
  const wrong = pasted.filter((typed) => read(typed).some((found) => found !== 'maria@example.com'))
  expect(wrong).toEqual([])
  const refused = ['maria@example,com', 'maria@example .com', 'ma\u200bria@example.com', '<maria@example.com']
  expect(refused.filter((typed) => z.safeParse(email, typed).success)).toEqual([])
  expect(readFriend('email', 'ma\u200bria@example.com')).toBeUndefined()
})

it('[AU-01] takes a name without what is not seen around it, and refuses what is within it', () => {
  const name = personName('field.required')
  const names = nothingSeen.map((one) => z.safeParse(name, `${one}J.R.${one}`).data)
  expect(names).toEqual(nothingSeen.map(() => 'J.R.'))
  expect(z.safeParse(name, 'Ma\u200bria').success).toBe(false)
  expect(z.safeParse(name, '\u200b').success).toBe(false)
})
