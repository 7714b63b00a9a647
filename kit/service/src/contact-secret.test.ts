import { hkdfSync } from 'node:crypto'
import { CompactEncrypt } from 'jose'
import { expect, it } from 'vitest'
import { contactSecretFrom } from './contact-secret.ts'
import { readSecrets } from './secret-set.ts'

const before = `one:${'a'.repeat(32)}`
const after = `two:${'b'.repeat(32)}`
const secretOf = (value: string) => contactSecretFrom(readSecrets(value))

it('knows the same email or phone again, under the secret that was replaced too', () => {
  const earlier = secretOf(before)
  const rotated = secretOf(`${after},${before}`)
  expect(earlier.hash('phone', '2125550142')).toBe(earlier.hash('phone', '2125550142'))
  expect(earlier.hash('phone', '2125550142')).not.toBe(earlier.hash('email', '2125550142'))
  expect(rotated.hash('phone', '2125550142')).not.toBe(earlier.hash('phone', '2125550142'))
  expect(rotated.hashes('phone', '2125550142')).toEqual([
    secretOf(after).hash('phone', '2125550142'),
    earlier.hash('phone', '2125550142'),
  ])
})

it('opens what either secret of the set sealed, and nothing that another one did', async () => {
  const contact = { phone: '2125550142' }
  const rotated = secretOf(`${after},${before}`)
  const sealed = await secretOf(before).seal(contact)
  expect(sealed).not.toContain('212555')
  expect(await rotated.open(sealed)).toEqual(contact)
  expect(await rotated.open(await rotated.seal(contact))).toEqual(contact)
  await expect(secretOf(after).open(sealed)).rejects.toThrow()
})

it('finds and opens in every release what an earlier one stored', async () => {
  const secret = secretOf(before)
  expect(secret.hash('phone', '2125550142')).toBe('CjvjcDbui61mYYgrg34V0d9COlXK9QvPlzlYtaB22aI')
  const sealed =
    'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIiwia2lkIjoib25lIn0..JPu5CWZWjEkR7ftU.C1svgm980sGzo6qZve_8aa8Lhg6LUQ.8c73tSyNFJwc-Fi5lP_JaA'
  expect(await secret.open(sealed)).toEqual({ phone: '2125550142' })
})

it('opens nothing that was sealed in another way, even under its key', async () => {
  const key = new Uint8Array(hkdfSync('sha256', 'a'.repeat(32), 'lunchpail', 'contact seal', 32))
  const sealedBy = (enc: string) =>
    new CompactEncrypt(new TextEncoder().encode('{}'))
      .setProtectedHeader({ alg: 'dir', enc, kid: 'one' })
      .encrypt(key)
  expect(await secretOf(before).open(await sealedBy('A256GCM'))).toEqual({})
  await expect(secretOf(before).open(await sealedBy('A128CBC-HS256'))).rejects.toThrow()
})
