import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { hasReadableTarget } from './request-target.ts'

const isReadable = (url: string | undefined, host?: string) =>
  hasReadableTarget({ url, headers: { host } } as IncomingMessage)

it('reads a path, and an address of the web, at a host', () => {
  const rows = [
    ['/', 'site.example'],
    ['/api/note/?text=a', 'site.example:8080'],
    ['/', '[2001:db8::1]:8080'],
    ['/', undefined],
    ['/', ''],
    ['http://site.example/api', 'site.example'],
    ['HTTPS://site.example/', 'site.example'],
  ] as const
  expect(rows.filter(([url, host]) => !isReadable(url, host))).toEqual([])
})

it('does not read another target, or one at what is no host', () => {
  const rows = [
    ['*', 'site.example'],
    ['', 'site.example'],
    [undefined, 'site.example'],
    ['site.example:443', 'site.example'],
    ['ftp://site.example/', 'site.example'],
    ['x http://site.example/', 'site.example'],
    ['xhttp://site.example/', 'site.example'],
    ['http://[', 'site.example'],
    ['http:/', 'site.example'],
    ['/', 'site.example/path'],
    ['/', 'user@site.example'],
    ['/', 'site.example?a'],
    ['/', 'site.example#a'],
    ['/', 'one.example, two.example'],
    ['/', 'one two'],
    ['/', 'one\\two'],
    ['/', '%%%'],
    ['/', ' '],
  ] as const
  expect(rows.filter(([url, host]) => isReadable(url, host))).toEqual([])
})
