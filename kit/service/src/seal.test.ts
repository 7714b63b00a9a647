import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose'
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
  expect(await opener([owner.privateKey])(sealed)).toEqual(value)
  await expect(opener([other.privateKey])(sealed)).rejects.toThrow()
})

it.each(['A128GCM', 'A256CBC-HS512'])('opens nothing that was encrypted by %s', async (enc) => {
  const { publicKey, privateKey } = await keyPair()
  const sealed = await new CompactEncrypt(new TextEncoder().encode('{}'))
    .setProtectedHeader({ alg: 'ECDH-ES', enc })
    .encrypt(await importJWK(publicKey, 'ECDH-ES'))
  await expect(opener([privateKey])(sealed)).rejects.toThrow()
})

it('opens by each key of a set, by its kid where there is one', async () => {
  const [earlier, later] = await Promise.all([keyPair(), keyPair()])
  const named = { ...later.publicKey, kid: 'later' }
  const open = opener([{ ...later.privateKey, kid: 'later' }, earlier.privateKey])
  expect(await open(await sealTo(earlier.publicKey)(1))).toBe(1)
  expect(await open(await sealTo(later.publicKey)(2))).toBe(2)
  expect(await open(await sealTo(named)(3))).toBe(3)
  // what names a key is opened by no other
  const misnamed = await sealTo({ ...earlier.publicKey, kid: 'later' })(4)
  await expect(open(misnamed)).rejects.toThrow()
})
