import { exportJWK, generateKeyPair } from 'jose'
import { expect, it } from 'vitest'
import { publicKeyVariable } from './public-key.ts'

const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true })
const errorsOf = (value: unknown) =>
  publicKeyVariable.safeParse(value).error?.issues.map(({ message }) => message)

it('takes the public half of a key pair', async () => {
  const key = await exportJWK(publicKey)
  expect(publicKeyVariable.parse(JSON.stringify(key))).toEqual(key)
})

it('says what is wrong with another value, and shows none of it', async () => {
  const wrong = 'must be a public key as JWK, without its private part'
  expect(errorsOf(undefined)).toEqual(['is missing'])
  for (const value of [
    JSON.stringify(await exportJWK(privateKey)),
    JSON.stringify({ ...(await exportJWK(publicKey)), kty: undefined }),
    JSON.stringify({ ...(await exportJWK(publicKey)), kty: 1 }),
    '{}',
    'null',
    'no JSON',
    '',
  ])
    expect(errorsOf(value)).toEqual([wrong])
})
