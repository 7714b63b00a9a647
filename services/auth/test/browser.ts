import { randomBytes } from 'node:crypto'
import { identify } from '@lunchpail/contracts/auth/api'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import { randomAddress } from '@lunchpail/kit-service/testing/random-address'
import type { Client, TestService } from '@lunchpail/kit-service/testing/test-service'

export interface Browser extends Pick<Client, 'call'> {
  readonly cookies: Map<string, string>
  /** the Set-Cookie headers that came, oldest first */
  readonly setCookies: string[]
  /** what the gateway learns of its cookies now */
  readonly identity: () => Promise<ResultOf<typeof identify>['body']>
}

/** A browser with its cookies and, between it and the service, what the gateway does. Each has an address of its own. */
export function openBrowser(service: Pick<TestService, 'visitor'>, address = randomAddress()): Browser {
  const cookies = new Map([['visitor', randomBytes(16).toString('base64url')]])
  const setCookies: string[] = []
  const client = service.visitor()

  const identity: Browser['identity'] = async () => {
    const { body } = await client.call(identify, {
      body: { session: cookies.get('session'), visitor: cookies.get('visitor') },
    })
    return body
  }
  return {
    cookies,
    setCookies,
    identity,
    async call(endpoint, input = {}) {
      const { token: own, limited_token, csrf } = await identity()
      const atSuspension = endpoint.access.kind === 'session' && endpoint.access.atSuspension
      const token = (atSuspension && limited_token) || own
      const answer = await client.call(endpoint, {
        ...input,
        headers: {
          authorization: `Bearer ${token}`,
          'x-csrf-token': csrf,
          'x-forwarded-for': address,
          ...input.headers,
        },
      })
      for (const line of answer.headers.getSetCookie()) {
        setCookies.push(line)
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
        if (line.includes('Max-Age=0')) cookies.delete(name!)
        else cookies.set(name!, value!)
      }
      return answer
    },
  }
}
