import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Twilio Lookup as its SDK sees it. `types` by number; what is not there is a mobile. */
export async function startLookup() {
  const types = new Map<string, string | null>()
  const asked: string[] = []
  let down = false
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://lookup')
    const number = decodeURIComponent(pathname.split('/').at(-1)!)
    asked.push(`${number} ${searchParams.get('Fields')}`)
    const type = types.has(number) ? types.get(number) : 'mobile'
    response.writeHead(down ? 503 : 200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        phone_number: number,
        valid: type !== 'none',
        line_type_intelligence: type === 'none' ? null : { type, error_code: null },
      }),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    types,
    asked,
    fail: (fails: boolean) => void (down = fails),
    env: {
      TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'token-of-test',
      TWILIO_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    close: () => server.close(),
  }
}
