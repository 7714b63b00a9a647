import { expect, it } from 'vitest'
import { networkOf } from './network.ts'

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1:0:0:5', '2001:db8:0:0::/64'],
  ['2001:db8::%eth0', '2001:db8:0:0::/64'],
  ['1::4:5:6:7:8', '1:0:0:4::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::FFFF:c633:6407', '198.51.100.7'],
  ['no address', 'no address'],
])('counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network))
