import { exportJWK, generateKeyPair } from 'jose'
import { expect, it } from 'vitest'
import { opener, sealTo } from './seal.ts'

const keyPair = async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'X25519', extractable: true })
  return { publicKey: await exportJWK(publicKey), privateKey: await exportJWK(privateKey) }
}

it('seals to one key, which alone opens it, and never twice alike', async () => {
  const [owner, other] = await Promise.all([keyPair(), keyPair()])
  const seal = sealTo(owner.publicKey)
  const value = { email: 'someone@example.com', phone: null }
  const sealed = await seal(value)
  expect(sealed).not.toContain('someone')
  expect(await seal(value)).not.toBe(sealed)
  expect(await opener(owner.privateKey)(sealed)).toEqual(value)
  await expect(opener(other.privateKey)(sealed)).rejects.toThrow()
})
