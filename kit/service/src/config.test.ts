import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { serviceConfig } from './config.ts'
import type { JWK } from 'jose'
import { createCallerKeys } from './testing/test-tokens.ts'
import { natsSettings, type ConfigError } from './environment.ts'

const parse = serviceConfig(
  'jobs',
  z.object({ SEALING_KEY: z.string('is missing'), BATCH: z._default(z.string(), '10') }),
)
const callers = await createCallerKeys({ now: () => new Date() })
const whole = {
  DATABASE_URL_JOBS: 'postgres://jobs:pass@127.0.0.1/jobs',
  NATS_URL: 'nats://127.0.0.1:4222',
  AUTH_URL: 'http://127.0.0.1:4001',
  PUBLIC_URL: 'https://example.com',
  SEALING_KEY: 'key',
  CALLER_KEY: callers.key('jobs'),
}
const errorsOf = (
  env: NodeJS.ProcessEnv,
  read: (env: NodeJS.ProcessEnv) => unknown = parse,
): readonly string[] => {
  try {
    read(env)
    return []
  } catch (failure) {
    return (failure as ConfigError).errors
  }
}

describe('serviceConfig', () => {
  it('reads what every service is told, and what this one is told beside it', () => {
    expect(parse({ ...whole, PORT: '4002' })).toMatchObject({
      noun: 'jobs',
      environment: 'production',
      host: '127.0.0.1',
      port: 4002,
      databasePool: 8,
      logLevel: 'info',
      databaseUrl: whole.DATABASE_URL_JOBS,
      SEALING_KEY: 'key',
      BATCH: '10',
    })
  })

  it('takes several servers of NATS with their credentials, or says what is wrong with them', () => {
    const settings = {
      NATS_URL: 'tls://jobs:hidden@a,tls://b:4223',
      NATS_REPLICAS: '3',
      NATS_STREAM_MEGABYTES: '20000',
    }
    const config = parse({ ...whole, ...settings, NATS_CA_FILE: import.meta.filename })
    expect(natsSettings(config)).toMatchObject({
      url: settings.NATS_URL,
      replicas: 3,
      streamBytes: 20_000_000_000,
      caFile: import.meta.filename,
    })
    const errors = errorsOf({
      ...whole,
      NATS_URL: 'nats://jobs:hidden@a,http://b',
      NATS_USER: 'hidden',
      NATS_NKEY_FILE: '/hidden',
      NATS_REPLICAS: '9',
    })
    expect(errors).toEqual([
      'NATS_URL must look like nats://127.0.0.1:4222, with commas between several',
      'NATS_NKEY_FILE names no file',
      'NATS_REPLICAS must be 5 or less',
      'NATS_USER and NATS_PASSWORD go together',
      'NATS_USER, NATS_NKEY_FILE and NATS_CREDENTIALS_FILE exclude each other',
    ])
  })

  it('names every error at once, and no value', () => {
    const errors = errorsOf({
      ...whole,
      DATABASE_URL_JOBS: 'mysql://hidden',
      NATS_URL: '',
      PORT: '99999',
      TOKEN_KEYS: 'hidden',
      SEALING_KEY: '',
    })
    expect(errors).toEqual([
      'PORT must be 65535 or less',
      'NATS_URL is missing, for example nats://127.0.0.1:4222',
      'TOKEN_KEYS must be a JWKS as JSON',
      'DATABASE_URL_JOBS must look like postgres://name:password@127.0.0.1:5432/database',
      'SEALING_KEY is missing',
    ])
    expect(errors.join()).not.toContain('hidden')
  })

  it('says it in our own words where another module has loaded a language of zod', () => {
    const before = z.config().localeError
    onTestFinished(() => {
      z.config({ localeError: before })
    })
    z.config({ localeError: ({ input }) => `takes no ${String(input)}` })
    const read = serviceConfig('jobs', z.object({ BY: z.iso.date() }))
    expect(errorsOf({ ...whole, BY: 'hidden' }, read)).toEqual(['BY is not valid'])
    expect(errorsOf(whole, read)).toEqual(['BY is missing'])
  })

  it('needs a place for the keys of tokens, and takes them inline too', () => {
    expect(errorsOf({ ...whole, AUTH_URL: '' })).toEqual([
      'AUTH_URL is missing, for example http://127.0.0.1:4001',
    ])
    expect(errorsOf({ ...whole, AUTH_URL: '', TOKEN_KEYS: '{"keys":[]}', CALLER_KEY: '' })).toEqual([])
  })

  it('needs the key of this service, by which auth knows who asks for the keys of tokens', () => {
    const expected = 'an Ed25519 key as JWK, private, whose kid is jobs'
    expect(errorsOf({ ...whole, CALLER_KEY: '' })).toEqual([`CALLER_KEY is missing: ${expected}`])
    const successor = JSON.stringify({ ...JSON.parse(callers.key('jobs')), kid: 'jobs.2' })
    expect(errorsOf({ ...whole, CALLER_KEY: successor })).toEqual([])
    const { d: _private, ...publicKey } = JSON.parse(callers.key('jobs')) as JWK
    for (const CALLER_KEY of [callers.key('wizard'), JSON.stringify(publicKey), 'hidden'])
      expect(errorsOf({ ...whole, CALLER_KEY })).toEqual([`CALLER_KEY must be ${expected}`])
    expect(errorsOf({ ...whole, CALLER_KEYS: 'hidden' })).toEqual(['CALLER_KEYS must be a JWKS as JSON'])
  })
})
