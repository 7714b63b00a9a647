import { expect, it } from 'vitest'
import { maskFriend } from './mask-friend.ts'

it('[EN-07] of a phone its last two digits are shown', () => {
  expect(maskFriend('phone', '2125550142')).toBe('•••-•••-••42')
})

it.each([
  ['rosa@example.com', 'r•••@example.com'],
  ['r@example.com', 'r•••@example.com'],
  ['"rosa@home"@example.com', '"•••@example.com'],
])('[EN-07] of the email %s the first letter and the domain are shown', (email, shown) => {
  expect(maskFriend('email', email)).toBe(shown)
})
