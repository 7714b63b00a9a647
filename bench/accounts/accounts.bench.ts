import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { verify } from '@node-rs/argon2'
import { sendCode, signIn } from '@lunchpail/contracts/auth/api'
import { randomAddress } from '@lunchpail/kit-service/testing/random-address'
import { type BackEnd, startBackEnd } from '../../prove/back-end.ts'
import { send } from '../http/load.ts'
import { figure, median, type Figure } from '../measure.ts'
import { browser, password, person } from './browser.ts'

const connections = 16
const seconds = 15
const codes = 50
const reads = 2_000
/** Signed in beside each other, so that none of them comes to the 300 calls a minute that a person has. */
const readers = 16

/** So many a second of what as many do one after the other. */
async function rateOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  let done = 0
  const loop = async () => {
    while (performance.now() - begun < seconds * 1_000) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, loop))
  return (done * 1_000) / (performance.now() - begun)
}

async function signIns(site: BackEnd): Promise<Figure> {
  const people = await Promise.all(Array.from({ length: connections }, () => person(site)))
  const [{ hash } = { hash: '' }] = await site.rows<{ hash: string }>(
    'auth',
    'select password_hash as hash from account where email = $1',
    [people[0]!.email],
  )
  const bare = await rateOf(() => verify(hash, password))
  let turn = 0
  const rate = await rateOf(async () => {
    const { email } = people[turn++ % people.length]!
    await browser(site).call(signIn, { body: { handle: email, password } })
  })
  const told = `argon2id, 19 MiB and 2 passes; ${connections} at once for ${seconds} s; the baseline is the hash alone`
  return figure('accounts: sign-ins', '1/s', 'more', rate, bare, told)
}

/** Milliseconds of each read of the job list through the gateway: of those with a session, and of visitors. */
async function readTimes(port: number, sessions: readonly string[]): Promise<number[][]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[][] = [[], []]
  try {
    for (let read = 0; read < reads; read += 1)
      // in turn, so that both meet the same machine
      for (const [index, cookie] of [`session=${sessions[read % sessions.length]}`, ''].entries()) {
        const headers = { cookie, 'x-forwarded-for': randomAddress() }
        const begun = performance.now()
        await send(agent, port, { method: 'GET', path: '/api/hire/v1/position/?page=1', headers })
        if (read >= 100) times[index]!.push(performance.now() - begun)
      }
  } finally {
    agent.destroy()
  }
  return times
}

async function sessionCheck(site: BackEnd): Promise<Figure> {
  const people = await Promise.all(Array.from({ length: readers }, () => person(site)))
  const sessions = people.map(({ session }) => session)
  const [signedIn = [], visitor = []] = await readTimes(await site.shell(), sessions)
  const told = 'a read through the gateway by somebody signed in; the baseline is the same by a visitor'
  return figure('accounts: session check', 'ms', 'less', median(signedIn), median(visitor), told)
}

async function codeToText(site: BackEnd): Promise<Figure> {
  const times: number[] = []
  for (let one = 0; one < codes; one += 1) {
    const { email } = await person(site)
    const who = browser(site)
    const inbox = `${site.messageCatcherUrl}/messages?to=${encodeURIComponent(email)}`
    const begun = performance.now()
    await who.call(sendCode, { body: { handle: email, code_type: 'email' } })
    while (((await (await fetch(inbox)).json()) as unknown[]).length === 0) await wait(2)
    times.push(performance.now() - begun)
  }
  const told = `from the request to the message in the catcher, by event, queue and provider; ${codes} codes`
  return figure('accounts: code to message, median', 'ms', 'less', median(times), null, told)
}

/** What signing in costs. */
export async function accountsBench(): Promise<Figure[]> {
  const site = await startBackEnd()
  try {
    return [await signIns(site), await sessionCheck(site), await codeToText(site)]
  } finally {
    await site.stop()
  }
}
