import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { clientAddress, trustedProxies } from './client-address.ts'

const clientOf = (trusted: string, remoteAddress: string, forwardedFor?: string) =>
  clientAddress(
    { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } } as unknown as IncomingMessage,
    z.parse(trustedProxies('0'), trusted),
  )

describe("the client's address", () => {
  it.each([
    ['nobody is trusted', '0', '10.0.0.1', '198.51.100.1', '10.0.0.1'],
    ['the connection is no proxy', '10.0.0.0/8', '203.0.113.1', '198.51.100.1', '203.0.113.1'],
    ['one proxy', '10.0.0.0/8', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    [
      'a proxy that is an IPv6 socket of IPv4',
      '10.0.0.0/8',
      '::ffff:10.1.2.3',
      '198.51.100.1',
      '198.51.100.1',
    ],
    [
      'one proxy, and what the client wrote',
      '10.0.0.0/8',
      '10.1.2.3',
      '1.1.1.1, 198.51.100.1',
      '198.51.100.1',
    ],
    [
      'a client that writes a proxy',
      '10.0.0.0/8',
      '10.1.2.3',
      '1.1.1.1, 10.9.9.9, 198.51.100.1',
      '198.51.100.1',
    ],
    ['two proxies', '10.0.0.0/8,192.0.2.7', '192.0.2.7', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['IPv6', 'fd00::/8', 'fd12::1', '2001:db8::5', '2001:db8::5'],
    ['ports', '10.0.0.0/8', '10.1.2.3', '198.51.100.1:4711', '198.51.100.1'],
    ['ports and brackets', '10.0.0.0/8', '10.1.2.3', '[2001:db8::5]:4711', '2001:db8::5'],
    ['a proxy that says nothing', '10.0.0.0/8', '10.1.2.3', undefined, '10.1.2.3'],
    ['no address', '10.0.0.0/8', '10.1.2.3', '198.51.100.1, unknown', '10.1.2.3'],
    ['one hop', '1', '203.0.113.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['two hops', '2', '203.0.113.1', '1.1.1.1, 198.51.100.1, 203.0.113.2', '198.51.100.1'],
    ['more hops than there are', '3', '203.0.113.1', '198.51.100.1', '198.51.100.1'],
  ])('%s', (_name, trusted, socket, header, client) => expect(clientOf(trusted, socket, header)).toBe(client))

  it.each(['10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example', '10.0.0.0/', '10', '-1', '10.0.0.0/8,,'])(
    'takes no range that is none: %s',
    (value) => expect(z.safeParse(trustedProxies('0'), value).success).toBe(false),
  )

  it('is the same however a client rotates its header', () => {
    const clients = ['1.1.1.1', '2.2.2.2, 3.3.3.3', '10.0.0.1', '::1'].map((written) =>
      clientOf('10.0.0.0/8', '10.0.0.9', `${written}, 198.51.100.1`),
    )
    expect(new Set(clients)).toEqual(new Set(['198.51.100.1']))
  })
})
