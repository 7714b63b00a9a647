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
  it('is the last in the header that is no trusted proxy', () => {
    const rows = [
      ['no proxy is trusted', '0', '10.0.0.1', '198.51.100.1', '10.0.0.1'],
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
    ] as const
    const found = rows.map(([name, trusted, socket, header]) => [
      name,
      trusted,
      socket,
      header,
      clientOf(trusted, socket, header),
    ])
    expect(found).toEqual(rows)
  })

  it('is read without its port, its brackets or the prefix of IPv4', () => {
    const rows = [
      ['198.51.100.1', '198.51.100.1'],
      ['198.51.100.1:80', '198.51.100.1'],
      ['[2001:db8::5]', '2001:db8::5'],
      ['[2001:db8::5]:80', '2001:db8::5'],
      ['::ffff:198.51.100.1', '198.51.100.1'],
      ['::FFFF:198.51.100.1', '198.51.100.1'],
      ['[::ffff:198.51.100.1]:80', '198.51.100.1'],
      ['1::ffff:198.51.100.1', '1::ffff:198.51.100.1'],
      ['::ffff:c633:6401', '::ffff:c633:6401'],
    ] as const
    expect(rows.map(([entry]) => [entry, clientOf('1', '203.0.113.1', entry)])).toEqual(rows)
  })

  it('is that of the connection where the entry is no address', () => {
    const entries = [
      'x198.51.100.1:80',
      '198.51.100.1:80x',
      '198.51.100.1:',
      'x[2001:db8::5]:80',
      '[2001:db8::5]:80x',
      '[2001:db8::5',
      '[]',
      '::ffff:198.51.100.1.2',
      '',
    ]
    expect(entries.map((entry) => [entry, clientOf('1', '203.0.113.1', entry)])).toEqual(
      entries.map((entry) => [entry, '203.0.113.1']),
    )
  })

  it('is none of a connection that has none', () => {
    for (const trusted of ['0', '1', '10.0.0.0/8', 'fd00::/8'])
      expect(clientOf(trusted, undefined as unknown as string, 'no address')).toBe('')
  })

  it('is that before the trusted ranges, of both kinds of address', () => {
    const rows = [
      '10.0.0.0/8, fd00::/64',
      'fd00::/64,10.0.0.0/8',
      '::/0,0.0.0.0/0',
      'fd12::1/128,10.1.2.3/32',
    ].flatMap((trusted) => [
      [trusted, '10.1.2.3', '198.51.100.1'] as const,
      [trusted, trusted.includes('fd12') ? 'fd12::1' : 'fd00::1', '198.51.100.1'] as const,
    ])
    const found = rows.map(([trusted, proxy, client]) => [trusted, proxy, clientOf(trusted, proxy, client)])
    expect(found).toEqual(rows)
  })

  it('says of what is no range what it must be, once', () => {
    const { error } = z.safeParse(trustedProxies('0'), 'proxy.example')
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'must be address ranges like 10.0.0.0/8,fd00::/8 or a number of proxies, 0 to 9',
    ])
    expect(z.safeParse(trustedProxies('0'), undefined).success).toBe(true)
  })

  it('takes no range that is none', () => {
    const values = [
      '10.0.0.0/8x',
      '10.0.0.0/x8',
      '10.0.0.0/0008',
      'fd00::/129',
      '10.0.0.0/-1',
      '10.0.0.0/33',
      '10.0.0.0/8/8',
      'proxy.example',
      '10.0.0.0/',
      '10',
      '-1',
      '10.0.0.0/8,,',
    ]
    expect(values.filter((value) => z.safeParse(trustedProxies('0'), value).success)).toEqual([])
  })

  it('is the same however a client rotates its header', () => {
    const clients = ['1.1.1.1', '2.2.2.2, 3.3.3.3', '10.0.0.1', '::1'].map((written) =>
      clientOf('10.0.0.0/8', '10.0.0.9', `${written}, 198.51.100.1`),
    )
    expect(new Set(clients)).toEqual(new Set(['198.51.100.1']))
  })
})
