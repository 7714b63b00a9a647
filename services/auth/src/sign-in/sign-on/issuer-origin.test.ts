import { expect, it } from 'vitest'
import { isOfIssuer, isSafeAddress } from './issuer-origin.ts'

it.each([
  ['https://login.harbor.example/token', true],
  ['https://login.harbor.example:8443', true],
  ['http://localhost:4000', true],
  ['http://127.0.0.1:4000', true],
  ['http://[::1]:4000', true],
  ['http://login.harbor.example', false],
  ['http://localhost.example', false],
  ['ftp://localhost', false],
  ['https://ana@login.harbor.example', false],
  ['https://:secret@login.harbor.example', false],
  ['login.harbor.example', false],
  ['', false],
])('[AU-08] %s may be asked: %s', (address, safe) => expect(isSafeAddress(address)).toBe(safe))

const origins = {
  issuer: 'https://login.harbor.example/tenant',
  otherOrigins: ['https://keys.harbor.example', 'no address', 'http://plain.harbor.example'],
}
it.each([
  ['https://login.harbor.example/other', true],
  ['https://keys.harbor.example/keys', true],
  ['https://login.harbor.example:8443/', false],
  ['https://evil.example/', false],
  ['https://login.harbor.example.evil.example/', false],
  ['http://plain.harbor.example/', false],
  ['no address', false],
])('[AU-08] %s is of the issuer: %s', (address, is) => expect(isOfIssuer(address, origins)).toBe(is))
