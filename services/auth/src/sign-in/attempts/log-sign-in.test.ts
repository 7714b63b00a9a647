import { openLog } from '@lunchpail/kit-service/log'
import { expect, it } from 'vitest'
import { secretsFrom } from '../secrets.ts'
import { logSignIn } from './log-sign-in.ts'

it('[AU-19] follows an account and a source through the log, and names neither', () => {
  const lines: Record<string, unknown>[] = []
  const log = openLog(
    { noun: 'auth', logLevel: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  )
  const deps = { log, secrets: secretsFrom([{ kid: 'one', secret: 's'.repeat(32) }]) }
  const one = { accountId: '0199b9c0-0000-7000-8000-000000000001', network: '203.0.113.7' }
  logSignIn(deps, 'refused', one)
  logSignIn(deps, 'locked', { ...one, network: '203.0.113.8' })
  logSignIn(deps, 'signed in', { ...one, accountId: '0199b9c0-0000-7000-8000-000000000002' })
  logSignIn(deps, 'refused', { ...one, accountId: null })
  expect(lines.map(({ outcome }) => outcome)).toEqual(['refused', 'locked', 'signed in', 'refused'])
  const [accounts, sources] = [lines.map(({ account }) => account), lines.map(({ source }) => source)]
  expect(accounts[0]).toMatch(/^[\w-]{16}$/)
  expect(accounts).toEqual([accounts[0], accounts[0], expect.not.stringMatching(accounts[0] as string), null])
  expect(sources).toEqual([
    sources[0],
    expect.not.stringMatching(sources[0] as string),
    sources[0],
    sources[0],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/0199b9c0|203\.0\.113/)
})
