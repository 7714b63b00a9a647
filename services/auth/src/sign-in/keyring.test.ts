import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAuth, type OwnAuth } from '../../test/auth-service.ts'
import { openDatabase } from '../database.ts'
import { secretsFrom } from './secrets.ts'
import { type Keyring, openKeyring } from './keyring.ts'
import { retention } from '../retention.ts'

let auth: OwnAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

const instance = (secret = 'one secret') =>
  openKeyring(openDatabase(auth.pool).database, secretsFrom([{ kid: '', secret }]), auth.clock)
const kids = async (keyring: Keyring) => (await keyring.published()).map(({ kid }) => kid!)
const signer = async (keyring: Keyring) => decodeProtectedHeader(await keyring.sign({})).kid!
const minutes = (count: number) => auth.clock.advance(count * 60_000)

describe('the keys of the tokens', () => {
  it('are the same in every instance, also when all start at once', async () => {
    const published = await Promise.all([instance(), instance(), instance()].map(kids))
    expect(published[0]).toHaveLength(1)
    expect(new Set(published.flat()).size).toBe(1)
  })
  it('change every month: the new one is known before it signs, the old one until its tokens are long over', async () => {
    const keyring = instance()
    const [old] = await kids(keyring)
    minutes(30 * 24 * 60)
    const both = await kids(keyring)
    expect(both).toHaveLength(2)
    expect(both[0]).toBe(old)
    expect(await signer(keyring)).toBe(old)
    minutes(11)
    expect(await signer(keyring)).toBe(both[1])
    expect(await kids(keyring)).toEqual(both)
    minutes(60)
    expect(await kids(keyring)).toEqual([both[1]])
  })
  it('are public as published, and made anew under another secret', async () => {
    const published = await instance().published()
    expect(published.every((key) => !('d' in key))).toBe(true)
    const other = instance('another secret')
    expect(await kids(other)).toHaveLength(2)
    expect(await signer(other)).not.toBe(published[0]!.kid)
  })
})

it('every table says how long its rows are kept', async () => {
  const { rows } = await auth.pool.query(
    `select table_name from information_schema.tables where table_schema = 'public' and table_name !~ '^_'`,
  )
  const tables = rows.map(({ table_name }) => table_name as string)
  expect(new Set(retention.map(({ table }) => table))).toEqual(new Set(tables))
})
