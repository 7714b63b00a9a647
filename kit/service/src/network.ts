import { isIPv6 } from 'node:net'

/**
 * The network that an address stands for in a limit: an IPv4 address itself, of an IPv6 address its /64, which one
 * household or one server has as a whole. Anything else is returned as it is.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  const isIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isIPv4 ? ipv4Of(groups[6]!, groups[7]!) : `${groups.slice(0, 4).join(':')}::/64`
}

function ipv4Of(high: string, low: string): string {
  const bits = Number.parseInt(high, 16) * 0x1_00_00 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.')
}
