import { siteProcesses, type Noun, type SiteProcess } from '@lunchpail/contracts/noun'
import type { Clock } from '../clock.ts'
import { failuresOf } from './failures-of.ts'
import type { TestService } from './test-service.ts'
import { createCallerKeys } from './test-tokens.ts'
import { expect, it } from 'vitest'

/** An address that only other processes of the site may call. */
export interface InternalCall {
  readonly method: string
  readonly path: string
  readonly callers: readonly SiteProcess[]
}

const minutesMs = 60_000

/** Tries each internal address as every process of the site, and with invalid credentials. */
export const internalAccessTests = (
  noun: Noun,
  calls: readonly InternalCall[],
  service: () => TestService,
): void => {
  it('lets the processes of the site call that an internal address declares, and no one else', async () => {
    const { clock, url, callerToken, as } = service()
    const at = (ms: number): Pick<Clock, 'now'> => ({ now: () => new Date(clock.now().getTime() + ms) })
    const foreign = await createCallerKeys(clock)
    const failures = await failuresOf(
      calls.map((call) => ({ ...call, name: call.path })),
      async ({ method, path, callers }) => {
        const ask = async (authorization: string): Promise<number> => {
          const body = method === 'GET' ? {} : { body: '{}' }
          const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
          return (await fetch(url + path, { method, headers, ...body })).status
        }
        const first = callers[0]!
        const elsewhere = noun === 'jobs' ? 'wizard' : 'jobs'
        expect({
          'no credential': await ask(''),
          'the token of a person': await ask(`Bearer ${await as().token()}`),
          'for another service': await ask(await callerToken(first, elsewhere)),
          'signed by an unknown key': await ask(await foreign.token(first, noun)),
          expired: await ask(await callerToken(first, noun, at(-6 * minutesMs))),
          'from the future': await ask(await callerToken(first, noun, at(5 * minutesMs))),
        }).toEqual({
          'no credential': 401,
          'the token of a person': 401,
          'for another service': 401,
          'signed by an unknown key': 401,
          expired: 401,
          'from the future': 401,
        })
        for (const caller of siteProcesses) {
          const status = await ask(await callerToken(caller, noun))
          expect([caller, status === 403]).toEqual([caller, !callers.includes(caller)])
          if (callers.includes(caller)) expect([caller, status]).toEqual([caller, 200])
        }
      },
    )
    expect(failures).toEqual([])
  })
}
