import { createPrivateKey, createPublicKey, sign, verify, type JsonWebKey } from 'node:crypto'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { nouns, siteProcesses } from '@lunchpail/contracts/noun'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { main } from '../bin/keys.ts'

const run = runHere(main, () => ({}))
/** By process: its lines, read as an environment file. */
const printed = async () => {
  const { out } = await run()
  const parts = out.split(/^# /m).slice(1)
  return new Map(parts.map((part) => [part.split(/[\n,]/, 1)[0]!, parseEnv(part) as Record<string, string>]))
}
interface Jwk extends JsonWebKey {
  readonly kid: string
}
const key = (text: string | undefined) => JSON.parse(text!) as Jwk

/** What is wrong with the key with which a process signs, as those see it who have these public halves. */
const wrongWith = (process: string, own: Jwk, halves: readonly Jwk[]): string[] => {
  const half = halves.find(({ kid }) => kid === own.kid)
  if (!half || 'd' in half) return [`${process} is not known by a public half`]
  const signature = sign(null, Buffer.from('x'), createPrivateKey({ key: own, format: 'jwk' }))
  const isGood = verify(null, Buffer.from('x'), createPublicKey({ key: half, format: 'jwk' }), signature)
  return isGood ? [] : [`${process} has another key`]
}

it('prints what a deployment brings: of each process its secrets alone, and halves by which the others know it', async () => {
  const [one, other] = [await printed(), await printed()]
  expect([...one.keys()]).toEqual([...siteProcesses, 'the server of NATS'])
  const server = one.get('the server of NATS')!
  const halves = (JSON.parse(one.get('jobs')!['CALLER_KEYS']!) as { keys: Jwk[] }).keys
  const wrong = siteProcesses.flatMap((process) => {
    const own = one.get(process)!
    const isService = (nouns as readonly string[]).includes(process)
    return [
      ...wrongWith(process, key(own['CALLER_KEY']), halves),
      ...(server[`NATS_PASSWORD_${process.toUpperCase()}`] === `"${own['NATS_PASSWORD']}"`
        ? []
        : [`NATS ${process}`]),
      ...('CALLER_KEYS' in own === isService ? [] : [`halves at ${process}`]),
      ...(own['CALLER_KEY'] === other.get(process)!['CALLER_KEY'] ? [`${process} has no new key`] : []),
    ]
  })
  expect(wrong).toEqual([])
  const holders = (name: string) => siteProcesses.filter((process) => name in one.get(process)!)
  expect({
    'mail and texts are opened by': holders('NOTIFICATIONS_PRIVATE_KEY'),
    'the tokens of people are encrypted by': holders('CSRF_SECRET'),
    'contacts are hashed by': holders('CONTACT_SECRET'),
  }).toEqual({
    'mail and texts are opened by': ['notifications'],
    'the tokens of people are encrypted by': ['auth'],
    'contacts are hashed by': ['auth', 'wizard', 'profile', 'engagement'],
  })
})

it('prints another key of one process under a name of its own, and refuses what is none', async () => {
  const { code, out } = await run('jobs.2')
  const half = out.split('\n').find((line) => line.startsWith('{'))
  const own = key((parseEnv(out) as Record<string, string>)['CALLER_KEY'])
  expect([code, own.kid, wrongWith('jobs', own, [key(half)])]).toEqual([0, 'jobs.2', []])
  for (const args of [['jobs'], ['nothing.2'], ['jobs.2', 'auth.2']])
    expect((await run(...args)).code).toBe(2)
})
