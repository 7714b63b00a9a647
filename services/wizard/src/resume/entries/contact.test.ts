import { expect, it } from 'vitest'
import { paragraphLine } from '../text/paragraph-line.ts'
import { readContact } from './contact.ts'

const contactOf = (...texts: readonly (string | { readonly text: string; readonly size: number })[]) => {
  const lines = texts.map((one) =>
    typeof one === 'string'
      ? paragraphLine({ parts: [one] })!
      : paragraphLine({ parts: [one.text], size: one.size })!,
  )
  const { name, email, phone, city, state } = readContact(lines, lines, lines)
  return [name, email, phone, city, state].map((one) => one?.value)
}

it('[BY-09] reads who it is and how to reach them', () => {
  expect(contactOf('ROSA DÍAZ', 'Dallas, TX 75201 | (214) 555-0188 | rosa.diaz7@example.com')).toEqual([
    'Rosa Díaz',
    'rosa.diaz7@example.com',
    '(214) 555-0188',
    'Dallas',
    'TX',
  ])
})

it.each([
  [
    'a trade as a name, by its size',
    [{ text: 'Robert Cook', size: 22 }, 'Line cook with ten years in hotels', 'and bars'],
  ],
  ['a trade as a name, by the email', ['Robert Cook', 'bob.cook@example.com']],
  ['letters behind a name', [{ text: 'Robert Cook, CDL-A', size: 22 }, 'Class A driver', 'Memphis, TN']],
  ['a label before a name', ['Name: Robert Cook', 'rcook@example.com']],
])('[BY-09] knows %s', (_what, texts) => expect(contactOf(...texts)[0]).toBe('Robert Cook'))

it('[BY-09] takes no title for a name', () =>
  expect(contactOf('LEAD COOK', 'Summary of ten years in kitchens')[0]).toBeUndefined())
