import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { environmentErrors, environmentVariables, readEnvironment } from './environment.ts'
import { root } from './state-folder.ts'

const example = readFileSync(path.join(root, '.env.example'), 'utf8')
const uncommented = parseEnv(example.replaceAll(/^# (?=[A-Z0-9_]+=)/gm, ''))

describe('environment', () => {
  const folder = temporaryFolder()
  const file = path.join(folder.path, '.env')
  afterAll(() => folder.remove())

  it('needs nothing to be set', () => {
    expect(readEnvironment(file, {})).toMatchObject({ PORT: 3000, LOG_LEVEL: 'info' })
  })

  it('names every error in one message', () => {
    const wrong = {
      PORT: 'many',
      DATABASE_URL_AUTH: 'mysql://host/auth',
      DATABASE_URL_ORDERS: 'postgres://host/orders',
      NATS_URL: 'localhost:4222',
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      CLAMD_ADDRESS: 'tcp://scanner:3310',
      TWILIO_ACCOUNT_SID: 'ABC',
      SENDGRID_FROM: 'no address',
    }
    let message = ''
    try {
      readEnvironment(file, wrong)
    } catch (error) {
      message = (error as Error).message
    }
    for (const name of [
      ...Object.keys(wrong).filter((key) => key !== 'S3_ENDPOINT'),
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'S3_BUCKET',
      'S3_REGION',
      'TWILIO_AUTH_TOKEN',
      'TWILIO_FROM',
      'SENDGRID_API_KEY',
    ])
      expect(message).toContain(`- ${name} `)
  })

  it('does not print a password or a key', () => {
    expect(() => readEnvironment(file, { DATABASE_URL_JOBS: 'mysql://jobs:hush@host/jobs' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hush') }),
    )
  })

  it('reads .env, and lets the process go before it', () => {
    writeFileSync(file, 'PORT=4000\nLOG_LEVEL=warn\n')
    expect(readEnvironment(file, { PORT: '5000' })).toMatchObject({ PORT: 5000, LOG_LEVEL: 'warn' })
  })

  it('documents every variable in .env.example, with values that pass', () => {
    expect(environmentErrors(uncommented)).toEqual([])
    expect(new Set(Object.keys(uncommented))).toEqual(new Set(environmentVariables))
  })
})
