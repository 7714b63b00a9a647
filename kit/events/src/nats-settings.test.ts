import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createUser } from 'nkeys.js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connectionOptions, isRefusal, seedsError } from './nats-settings.ts'

describe('the seeds of NATS', () => {
  it('may be one or several, with or without credentials', () => {
    const seeds = [
      'nats://127.0.0.1:4222',
      'tls://a.example',
      'nats://one:4222, tls://two:4223',
      'nats://u:p@one,nats://two',
    ]
    expect(seeds.filter((url) => seedsError(url) !== undefined)).toEqual([])
  })

  it('may not be empty, of another protocol or of none', () => {
    const seeds = [
      '',
      'localhost:4222',
      'http://one',
      'nats://one,',
      'nats://one,http://two',
      'xnats://one',
      'natsx://one',
    ]
    const error = 'must look like nats://127.0.0.1:4222, with commas between several'
    expect(seeds.filter((url) => seedsError(url) !== error)).toEqual([])
  })

  it.each(['nats://u:p@one,nats://u:q@two', 'nats://u:p@one,nats://v:p@two'])(
    'have the same credentials everywhere: not %s',
    (url) => expect(seedsError(url)).toBe('must have the same credentials at every server'),
  )

  it('may repeat their credentials', () => {
    expect(seedsError('nats://u:p@one,nats://u:p@two')).toBeUndefined()
  })
})

describe('the options of a connection', () => {
  it('are the servers, on the usual port where none is given, and nothing that was not set', () => {
    expect(connectionOptions({ url: 'nats://one, nats://two:5222' })).toStrictEqual({
      servers: ['one:4222', 'two:5222'],
    })
  })

  it.each([
    ['of the address', { url: 'nats://one,nats://a%40b:c%2Fd@two' }, { user: 'a@b', pass: 'c/d' }],
    ['beside it', { url: 'nats://one', user: 'ana', password: 'secret' }, { user: 'ana', pass: 'secret' }],
    [
      'beside it before those in it',
      { url: 'nats://u:p@one', user: 'a', password: 's' },
      { user: 'a', pass: 's' },
    ],
    ['as a token', { url: 'nats://to%2Dken@one' }, { token: 'to-ken' }],
  ])('have the credentials %s', (_, settings, credentials) => {
    const { servers: _servers, ...options } = connectionOptions(settings)
    expect(options).toStrictEqual(credentials)
  })

  it('have no user without a name', () => {
    expect(connectionOptions({ url: 'nats://one', password: 'secret' })).toStrictEqual({
      servers: ['one:4222'],
    })
  })

  it('require TLS for one seed with tls://, or for an authority', () => {
    expect(connectionOptions({ url: 'nats://one,tls://two' }).tls).toStrictEqual({})
    expect(connectionOptions({ url: 'nats://one', caFile: '/ca.pem' }).tls).toStrictEqual({
      caFile: '/ca.pem',
    })
    expect(connectionOptions({ url: 'nats://one' })).not.toHaveProperty('tls')
  })

  it('authenticate by a file', () => {
    expect(connectionOptions({ url: 'nats://one', nkeyFile: '/n' }).authenticator).toBeTypeOf('function')
    expect(connectionOptions({ url: 'nats://one', credentialsFile: '/c' }).authenticator).toBeTypeOf(
      'function',
    )
    expect(connectionOptions({ url: 'nats://one' })).not.toHaveProperty('authenticator')
  })

  it('authenticate by a .creds file, which is read again at each connection', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nats-settings-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const credentialsFile = path.join(folder, 'jobs.creds')
    const { authenticator } = connectionOptions({ url: 'nats://one', credentialsFile })
    for (const jwt of ['one.two.three', 'four.five.six']) {
      const key = createUser()
      const seed = new TextDecoder().decode(key.getSeed())
      writeFileSync(
        credentialsFile,
        `-----BEGIN NATS USER JWT-----\n${jwt}\n------END NATS USER JWT------\n\n-----BEGIN USER NKEY SEED-----\n${seed}\n------END USER NKEY SEED------\n`,
      )
      expect((authenticator as (nonce: string) => object)('nonce')).toMatchObject({
        jwt,
        nkey: key.getPublicKey(),
      })
    }
  })
})

describe('a refusal', () => {
  it('is told by its code, also where that is the cause of another failure', () => {
    const codes = [
      'AUTHORIZATION_VIOLATION',
      'AUTHENTICATION_EXPIRED',
      'ACCOUNT_EXPIRED',
      'BAD_AUTHENTICATION',
      'BAD_CREDS',
      'SERVER_OPT_NA',
      'TLS',
      'CERT_HAS_EXPIRED',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'ERR_SSL_WRONG_VERSION_NUMBER',
      'ENOENT',
      'EACCES',
    ]
    const failures = codes.flatMap((code) => [
      { code },
      { code: 'CONNECTION_REFUSED', chainedError: { chainedError: { code } } },
    ])
    expect(failures.filter((failure) => !isRefusal(failure))).toEqual([])
  })

  it('is told by no other code', () => {
    const codes = [
      'CONNECTION_REFUSED',
      'TIMEOUT',
      'ENOENTRY',
      'XENOENT',
      'XEACCES',
      'EACCESS',
      'AN_ERR_TLS_ERROR',
      '',
    ]
    expect(codes.filter((code) => isRefusal({ code, chainedError: {} }))).toEqual([])
  })
})
