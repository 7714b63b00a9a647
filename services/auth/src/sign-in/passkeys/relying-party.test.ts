import { expect, it } from 'vitest'
import { relyingParty } from './relying-party.ts'

it.each([
  ['https://lunchpail.example/', 'lunchpail.example', 'https://lunchpail.example'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
])('a passkey of %s is for the host %s and is used at %s', (url, id, origin) => {
  expect(relyingParty(url)).toStrictEqual({ id, origin })
})
