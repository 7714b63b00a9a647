import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import * as z from 'zod/mini'

/** Whether the process believes what this address says of the one before it; `hop` counts from 0, the connection's own. */
type Trust = (address: string, hop: number) => boolean

const maxHops = 9

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

const trustOf = (value: string): Trust | undefined => {
  if (/^\d$/.test(value)) return (_address, hop) => hop < Math.min(Number(value), maxHops)
  const ranges = new BlockList()
  for (const range of value.split(',').map((one) => one.trim())) {
    const [network = '', bits, ...more] = range.split('/')
    const most = isIP(network) === 4 ? 32 : 128
    if (isIP(network) === 0 || more.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
      return undefined
    if (Number(bits ?? most) > most) return undefined
    ranges.addSubnet(network, Number(bits ?? most), familyOf(network))
  }
  return (address) => isIP(address) > 0 && ranges.check(address, familyOf(address))
}

/**
 * The variable TRUSTED_PROXIES: whose X-Forwarded-For a process believes. Address ranges, `10.0.0.0/8,fd00::/8`, or how many
 * proxies there are in front, `1`, where no one reaches the process around them. `0` believes none.
 */
export const trustedProxies = (byDefault: string) =>
  z.pipe(
    z._default(
      z.string().check(
        z.refine((value) => trustOf(value) !== undefined, {
          error: 'must be address ranges like 10.0.0.0/8,fd00::/8 or a number of proxies, 0 to 9',
          abort: true,
        }),
      ),
      byDefault,
    ),
    z.transform((value) => trustOf(value)!),
  )
export type TrustedProxies = Trust

/** Without the port that some proxies write, and IPv4 as such; undefined for what is no address. */
const addressIn = (entry: string): string | undefined => {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(entry) ?? []
  const [, withPort] = /^([\d.]+):\d+$/.exec(entry) ?? []
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(bracketed ?? entry) ?? []
  const address = mapped ?? bracketed ?? withPort ?? entry
  return isIP(address) > 0 ? address : undefined
}

/**
 * The address of the client: the connection's, or, as far as the addresses are those of trusted proxies, the one that the
 * last of them saw. What a client writes into X-Forwarded-For itself stands before that and counts for nothing.
 */
export function clientAddress(request: IncomingMessage, trusts: TrustedProxies): string {
  let address = addressIn(request.socket.remoteAddress ?? '') ?? ''
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',')
  for (const [hop, entry] of forwarded.toReversed().entries()) {
    const before = trusts(address, hop) ? addressIn(entry.trim()) : undefined
    if (before === undefined) return address
    address = before
  }
  return address
}
