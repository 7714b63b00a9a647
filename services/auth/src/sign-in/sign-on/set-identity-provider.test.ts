import { expect, it } from 'vitest'
import { providerSettings } from './set-identity-provider.ts'

const settings = {
  issuer: 'https://login.harbor.example/tenant',
  clientId: 'lunchpail',
  clientSecret: 'secret',
  emailDomains: ['Harbor.Example'],
  otherOrigins: ['https://keys.harbor.example'],
  required: false,
}

it('[AU-08] takes an issuer by https, or on this machine by http, and domains in any spelling', () => {
  expect(providerSettings.parse(settings).emailDomains).toEqual(['harbor.example'])
  for (const issuer of ['http://127.0.0.1:3026', 'http://localhost:3026', 'http://[::1]:3026'])
    expect(providerSettings.parse({ ...settings, issuer }).issuer).toBe(issuer)
})

it.each([
  ['issuer', 'http://login.harbor.example'],
  ['issuer', 'http://127.0.0.1.evil.example'],
  ['issuer', 'https://user:password@login.harbor.example'],
  ['issuer', 'file:///etc/passwd'],
  ['issuer', 'login.harbor.example'],
  ['issuer', undefined],
  ['clientId', ''],
  ['clientSecret', undefined],
  ['emailDomains', []],
  ['emailDomains', ['harbor']],
  ['emailDomains', ['@harbor.example']],
  ['emailDomains', ['*.example']],
  ['otherOrigins', ['https://keys.harbor.example/path']],
  ['otherOrigins', ['http://keys.harbor.example']],
])('[AU-08] refuses a provider with %s %j', (field, value) => {
  const { error } = providerSettings.safeParse({ ...settings, [field]: value })
  expect(error!.issues.map(({ path }) => path[0])).toEqual([field])
})
