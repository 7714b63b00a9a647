import { setTimeout as wait } from 'node:timers/promises'
import { verify } from '@node-rs/argon2'
import { sendCode, signIn } from '@lunchpail/contracts/auth/api'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { defineBench } from '../bench.ts'
import { figure, type Figure } from '../measure.ts'
import { median } from '@lunchpail/kit-local/rig/quantile'
import { usedHereMs, usedMs } from '@lunchpail/kit-local/rig/processes'
import { sumOf, usedByProcess } from '../cost/used-by-process.ts'
import { browser, password, person } from './browser.ts'

interface Size {
  readonly connections: number
  readonly seconds: number
  readonly codes: number
}

interface Measured {
  /** a second */
  readonly rate: number
  /** processor time of one, in milliseconds */
  readonly usedMs: number
}

/** What as many do one after the other. */
async function measured(
  { connections, seconds }: Size,
  used: () => number,
  work: () => Promise<unknown>,
): Promise<Measured> {
  const before = used()
  const begun = performance.now()
  let done = 0
  const loop = async () => {
    while (performance.now() - begun < seconds * 1_000) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, loop))
  return { rate: (done * 1_000) / (performance.now() - begun), usedMs: (used() - before) / done }
}

async function signIns(site: BackEnd, size: Size): Promise<Figure[]> {
  const { connections, seconds } = size
  const people = await Promise.all(Array.from({ length: connections }, () => person(site)))
  const [{ hash } = { hash: '' }] = await site.rows<{ hash: string }>(
    'auth',
    'select password_hash as hash from account where email = $1',
    [people[0]!.email],
  )
  const bare = await measured(size, usedHereMs, () => verify(hash, password))
  let turn = 0
  // the load is not of the site
  const own = await measured(
    size,
    () => sumOf(usedByProcess(site)),
    async () => {
      const { email } = people[turn++ % people.length]!
      await browser(site).call(signIn, { body: { handle: email, password } })
    },
  )
  const conditions = `argon2id, 19 MiB and 2 passes; ${connections} at once for ${seconds} s; the baseline is the hash alone`
  return [
    figure('accounts: sign-ins', '1/s', 'more', own.rate, bare.rate, conditions),
    figure('accounts: sign-in, processor time', 'ms', 'less', own.usedMs, bare.usedMs, conditions),
  ]
}

async function codeToText(site: BackEnd, { codes }: Size): Promise<Figure[]> {
  const times: number[] = []
  let used = 0
  for (let one = 0; one < codes; one += 1) {
    const { email } = await person(site)
    const who = browser(site)
    const inbox = `${site.messageCatcherUrl}/messages?to=${encodeURIComponent(email)}`
    const before = usedMs()
    const begun = performance.now()
    await who.call(sendCode, { body: { handle: email, code_type: 'email' } })
    while (((await (await fetch(inbox)).json()) as unknown[]).length === 0) await wait(2)
    times.push(performance.now() - begun)
    used += usedMs() - before
  }
  const conditions = `from the request to the message in the catcher, by event, queue and provider; ${codes} codes`
  return [
    figure('accounts: code to message, median', 'ms', 'less', median(times), null, conditions),
    figure('accounts: code to message, processor time', 'ms', 'less', used / codes, null, conditions),
  ]
}

/** What signing in costs. */
export const bench = defineBench<Size>({
  full: { connections: 16, seconds: 15, codes: 50 },
  smallest: { connections: 1, seconds: 0.1, codes: 1 },
  measure: (size, { withBackEnd }) =>
    withBackEnd(async (site) => [...(await signIns(site, size)), ...(await codeToText(site, size))]),
})
