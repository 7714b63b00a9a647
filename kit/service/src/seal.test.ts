import { CompactEncrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK } from 'jose'
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

it('tries every key on what names none, or one that is gone', async () => {
  const [earlier, later] = await Promise.all([keyPair(), keyPair()])
  const open = opener([
    { ...later.privateKey, kid: 'later' },
    { ...earlier.privateKey, kid: 'earlier' },
  ])
  expect(await open(await sealTo(earlier.publicKey)('one'))).toBe('one')
  expect(await open(await sealTo({ ...earlier.publicKey, kid: 'gone' })('two'))).toBe('two')
})

it('opens what names one of its keys by that one alone', async () => {
  const [earlier, later] = await Promise.all([keyPair(), keyPair()])
  const open = opener([
    { ...later.privateKey, kid: 'later' },
    { ...earlier.privateKey, kid: 'earlier' },
  ])
  await expect(open(await sealTo({ ...earlier.publicKey, kid: 'later' })(1))).rejects.toMatchObject({
    code: 'ERR_JWE_DECRYPTION_FAILED',
  })
})

it('names the key that it was sealed to, and no key where that has no name', async () => {
  const { publicKey } = await keyPair()
  expect(decodeProtectedHeader(await sealTo({ ...publicKey, kid: 'one' })(1))).toMatchObject({
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    kid: 'one',
  })
  expect(decodeProtectedHeader(await sealTo(publicKey)(1))).not.toHaveProperty('kid')
})

it('tells what is sealed to another from what is not sealed at all', async () => {
  const [owner, other] = await Promise.all([keyPair(), keyPair()])
  const open = opener([owner.privateKey])
  await expect(open(await sealTo(other.publicKey)(1))).rejects.toMatchObject({
    code: 'ERR_JWE_DECRYPTION_FAILED',
  })
  const sealed = await sealTo(owner.publicKey)(1)
  await expect(open(sealed.replaceAll('.', ','))).rejects.toThrow()
  const [header = ''] = sealed.split('.')
  await expect(open(`${header}....`)).rejects.not.toMatchObject({ code: 'ERR_JWE_DECRYPTION_FAILED' })
})

it('opens nothing that was sealed by a secret agreed on in another way', async () => {
  const { publicKey, privateKey } = await keyPair()
  const sealed = await new CompactEncrypt(new TextEncoder().encode('{}'))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM' })
    .encrypt(await importJWK(publicKey, 'ECDH-ES+A256KW'))
  await expect(opener([privateKey])(sealed)).rejects.toThrow()
})
