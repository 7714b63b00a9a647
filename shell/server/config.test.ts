import { describe, expect, it } from 'vitest'
import { systemClock } from '@lunchpail/kit-service/clock'
import { createCallerKeys } from '@lunchpail/kit-service/testing/test-tokens'
import type { ConfigError } from '@lunchpail/kit-service/environment'
import { siteConfig } from './config.ts'

const required = {
  PUBLIC_URL: 'http://localhost:3000',
  NATS_URL: 'nats://127.0.0.1:4222',
  AUTH_URL: 'http://127.0.0.1:4001',
  CALLER_KEY: (await createCallerKeys(systemClock)).key('shell'),
  JOBS_URL: 'http://127.0.0.1:4002',
  WIZARD_URL: 'http://127.0.0.1:4003',
  ENGAGEMENT_URL: 'http://127.0.0.1:4004',
  PROFILE_URL: 'http://127.0.0.1:4005',
  NOTIFICATIONS_URL: 'http://127.0.0.1:4006',
  MATCHES_URL: 'http://127.0.0.1:4007',
  RELEASE_STORE: 'https://s3.example/releases',
  RELEASE_STORE_ACCESS_KEY_ID: 'id',
  RELEASE_STORE_SECRET_ACCESS_KEY: 'secret',
  RELEASES_FOLDER: '/srv/releases',
  SHELL_DIST: import.meta.dirname,
}
const config = (environment: NodeJS.ProcessEnv = {}) => siteConfig({ ...required, ...environment })
const errors = (environment: NodeJS.ProcessEnv): readonly string[] => {
  try {
    siteConfig(environment)
    return []
  } catch (failure) {
    return (failure as ConfigError).errors
  }
}

describe('the environment of the site', () => {
  it('needs its addresses and folders, and has an answer to all else', () => {
    const read = config()
    expect(read).toMatchObject({
      environment: 'dev',
      secure: false,
      services: { auth: required.AUTH_URL, jobs: required.JOBS_URL, matches: required.MATCHES_URL },
      releaseStore: { RELEASE_STORE: 'https://s3.example/releases' },
      releasesFolder: '/srv/releases',
      operatorHost: '127.0.0.1',
      operatorOnSite: false,
      renderDataTimeoutMs: 400,
      reload: false,
    })
    for (const absent of [
      'operatorPort',
      'uploadOrigin',
      'analyticsUrl',
      'errorReportingUrl',
      'supportChatUrl',
      'mapTileUrl',
      'mapAttribution',
    ])
      expect(read[absent as keyof typeof read]).toBeUndefined()
  })

  it('reaches its services by https where that is wanted', () => {
    const AUTH_URL = 'https://auth.example'
    expect(config({ AUTH_URL }).services.auth).toBe(AUTH_URL)
  })

  it('says that people reach the site by https where they do', () => {
    expect(config({ PUBLIC_URL: 'https://lunchpail.example' }).secure).toBe(true)
  })

  it('believes no X-Forwarded-For, unless it names proxies', () => {
    expect(config().trustedProxies('127.0.0.1', 0)).toBe(false)
    expect(config({ TRUSTED_PROXIES: '127.0.0.0/8' }).trustedProxies('127.0.0.1', 0)).toBe(true)
  })

  it('takes of the object store its origin alone, which is all that a policy may name', () => {
    const { uploadOrigin } = config({ S3_ENDPOINT: 'https://s3.example:9000/bucket?key=secret' })
    expect(uploadOrigin).toBe('https://s3.example:9000')
  })

  it('reloads open tabs in development alone, where that is switched on', () => {
    expect(config({ DEV_RELOAD: '1' }).reload).toBe(true)
    expect(config({ DEV_RELOAD: '0' }).reload).toBe(false)
    expect(config({ DEV_RELOAD: '1', PUBLIC_URL: 'https://lunchpail.example' }).reload).toBe(false)
  })

  it('takes what is for operators and for the support', () => {
    const given = {
      OPERATOR_PORT: '0',
      OPERATOR_HOST: '10.0.0.1',
      OPERATOR_ON_SITE: '1',
      AUTH_TIMEOUT_MS: '2500',
      RENDER_DATA_TIMEOUT_MS: '1500',
      RENDER_WAIT_MS: '900',
      ANALYTICS_URL: 'http://analytics.example/events',
      ERROR_REPORTING_URL: 'https://errors.example/reports',
      SUPPORT_CHAT_URL: 'https://chat.example/embed',
      MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      MAP_ATTRIBUTION: '© Map makers',
    }
    expect(config(given)).toMatchObject({
      operatorPort: 0,
      operatorHost: '10.0.0.1',
      operatorOnSite: true,
      authTimeoutMs: 2_500,
      renderDataTimeoutMs: 1_500,
      renderWaitMs: 900,
      analyticsUrl: given.ANALYTICS_URL,
      errorReportingUrl: given.ERROR_REPORTING_URL,
      supportChatUrl: given.SUPPORT_CHAT_URL,
      mapTileUrl: given.MAP_TILE_URL,
      mapAttribution: given.MAP_ATTRIBUTION,
    })
  })

  it('[SH-03] takes a remote from a developer nowhere on the real site, and from listed addresses elsewhere', () => {
    const given = {
      PUBLIC_URL: 'https://stage.lunchpail.example',
      OVERRIDE_KEY: 'k'.repeat(32),
      OVERRIDE_ADDRESSES: 'http://10.0.0.5:9100,https://dev.example',
    }
    const addresses = ['http://10.0.0.5:9100', 'https://dev.example']
    expect(config(given).overrides).toEqual({ key: given.OVERRIDE_KEY, addresses })
    expect(config().overrides).toBeUndefined()
    const errorsWith = (changed: NodeJS.ProcessEnv) => errors({ ...required, ...given, ...changed })
    expect(errorsWith({ PUBLIC_URL: 'https://lunchpail.example' })).toEqual([
      'OVERRIDE_KEY is not for production',
    ])
    expect(errorsWith({ OVERRIDE_KEY: 'short' })).toEqual(['OVERRIDE_KEY must be 32 characters or more'])
    for (const OVERRIDE_ADDRESSES of [
      '10.0.0.5:9100',
      'http://10.0.0.5:9100/',
      'ftp://10.0.0.5',
      'http://a,',
    ])
      expect(errorsWith({ OVERRIDE_ADDRESSES })).toEqual([
        'OVERRIDE_ADDRESSES must look like http://10.0.0.5:9100,http://10.0.0.6:9100',
      ])
  })

  it.each([
    ['MAP_TILE_URL', 'https://tiles.example/', 'must look like https://tiles.example/{z}/{x}/{y}.png'],
    ['AUTH_URL', 'ftp://auth.example', 'must look like http://127.0.0.1:4001'],
    ['AUTH_URL', '', 'is missing, for example http://127.0.0.1:4001'],
    ['MATCHES_URL', '', 'is missing, for example http://127.0.0.1:4001'],
    ['RELEASE_STORE', '', 'is missing, for example https://s3.us-east-1.amazonaws.com/releases'],
    ['RELEASE_STORE_ACCESS_KEY_ID', '', 'and RELEASE_STORE_SECRET_ACCESS_KEY go with a bucket'],
    ['RELEASES_FOLDER', '', 'is missing, for example .lunchpail/releases'],
    ['SHELL_DIST', '/nowhere/at/all', 'names no folder: build the shell first'],
    ['OPERATOR_PORT', '65536', 'must be 65535 or less'],
    ['OPERATOR_ON_SITE', 'yes', 'must be 0 or 1'],
    ['S3_ENDPOINT', 'ftp://s3.example', 'must look like https://s3.us-east-1.amazonaws.com'],
    ['ANALYTICS_URL', 'analytics', 'must look like https://analytics.example/events'],
    ['ERROR_REPORTING_URL', 'errors', 'must look like https://errors.example/reports'],
    ['SUPPORT_CHAT_URL', 'chat', 'must look like https://chat.example/embed?site=lunchpail'],
    ['OVERRIDE_KEY', 'x'.repeat(32), 'and OVERRIDE_ADDRESSES go together'],
    ['NATS_USER', 'shell', 'and NATS_PASSWORD go together'],
  ])('refuses %s as %j, and says what is wrong', (name, value, error) => {
    expect(errors({ ...required, [name]: value })).toEqual([`${name} ${error}`])
  })
})
