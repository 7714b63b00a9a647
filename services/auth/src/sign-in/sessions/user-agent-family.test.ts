import { expect, it } from 'vitest'
import { platformFamily, userAgentFamily } from './user-agent-family.ts'

it.each([
  [
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    'Chrome',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Safari/537.36',
    'Samsung Internet',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
    'Safari',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox'],
  ['Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 EdgA/130.0', 'Edge'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 OPR/115.0', 'Opera'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 FxiOS/130.0 Mobile/15E148 Safari/605.1.15', 'Firefox'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/130.0 Mobile/15E148 Safari/604.1', 'Chrome'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chromium/130.0 Safari/537.36', 'Chrome'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/159.0 Safari/537.36', 'Chrome'],
  ['NotEdg/1 NotSamsungBrowser/1 NotOPR/1 NotFirefox/1 NotChrome/1 NotSafari/1', 'other'],
  ['Edg Safari without a version', 'other'],
  ['curl/8', 'other'],
  [undefined, 'other'],
])('of %s is %s', (userAgent, family) => expect(userAgentFamily(userAgent)).toBe(family))

it.each([
  ['Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15', 'iOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'macOS'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36', 'ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Linux'],
  ['curl/8', 'other'],
  [undefined, 'other'],
])('[BY-03] the platform of %s is %s', (userAgent, platform) =>
  expect(platformFamily(userAgent)).toBe(platform),
)
