import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { hasReadableTarget } from './request-target.ts'

const isReadable = (url: string | undefined, host?: string) =>
  hasReadableTarget({ url, headers: { host } } as IncomingMessage)

it.each([
  ['/', 'site.example'],
  ['/api/note/?text=a', 'site.example:8080'],
  ['/', '[2001:db8::1]:8080'],
  ['/', undefined],
  ['/', ''],
  ['http://site.example/api', 'site.example'],
  ['HTTPS://site.example/', 'site.example'],
])('reads %s at %s', (url, host) => expect(isReadable(url, host)).toBe(true))

it.each([
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
])('does not read %j at %j', (url, host) => expect(isReadable(url, host)).toBe(false))
