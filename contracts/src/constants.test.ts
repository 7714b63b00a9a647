import { describe, expect, it } from 'vitest'
import * as constants from './constants.ts'
import { offeredLanguages } from './language/offered-languages.ts'

describe('constants of both specifications', () => {
  it('[SH-09] keeps the values of 1 §9 and 2 §9', () => {
    expect(constants.layout.mobileBreakpoint).toBe(768)
    expect(constants.layout.widths).toEqual({ sm: 0, md: 999, lg: 1210 })
    expect(constants.layout.grid).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 })
    expect(constants.toastMs).toBe(1000)
    expect([constants.supportChatDelayMs, constants.quoteSliderMs]).toEqual([8000, 8000])
    expect(constants.clampHeight).toEqual({ default: 200, experience: 84 })
    expect(constants.cookieSeconds).toEqual({
      utm: 172_800,
      source: 3_600,
      savedPositions: 86_400,
      geolocation: 604_800,
      login: 31_536_000,
    })
    expect(constants.termsDialog).toEqual({
      delayMs: 1000,
      rememberedDays: 30,
      textChangedOn: '2021-10-11',
    })
    expect(constants.referralModal).toEqual({ fromApplications: 3, onceInDays: 30, delayMs: 2000 })
    expect(constants.environments).toEqual(['production', 'stage', 'demo', 'dev'])
    expect(offeredLanguages.map(({ name }) => name)).toEqual([
      'English',
      'Spanish',
      'French',
      "S'gaw Karen",
      'Punjabi',
      'Portuguese',
      'Vietnamese',
      'Korean',
      'Mandarin',
      'Cantonese',
      'Tagalog',
    ])
    expect(constants.timeZones).toMatchObject({
      Eastern: 'America/New_York',
      Central: 'America/Chicago',
      Mountain: 'America/Denver',
      Pacific: 'America/Los_Angeles',
    })
    for (const timeZone of Object.values(constants.timeZones))
      expect(new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone).toBe(timeZone)
    expect(constants.unexplainedNumbers).toEqual([11, 40, 75, 40])
  })
})

it('[SH-07] a site’s environment goes by its host', () => {
  const hosts = {
    production: [
      'lunchpail.com',
      'www.lunchpail.com',
      'jobs.acme.example',
      'demolition.jobs.com',
      'stage.com',
      'stage.com.',
      'lan.example.com',
      'demo-team.lunchpail.com',
      'backstage.lunchpail.com',
    ],
    stage: [
      'stage.lunchpail.com',
      'www.stage.lunchpail.com',
      'staging.lunchpail.com',
      'stage-2.lunchpail.com',
      'staging3.lunchpail.com',
    ],
    demo: ['demo.lunchpail.com', 'demo1.lunchpail.com', 'demo-12.lunchpail.com'],
    dev: [
      'dev.lunchpail.com',
      'dev2.lunchpail.com',
      'myhost',
      'shell.home.arpa',
      'shell.lan',
      'localhost',
      'localhost.',
      'site.localhost',
      'shell.internal',
      '127.0.0.1',
      '192.168.1.7',
      '[::1]',
    ],
  }
  const wrong = Object.entries(hosts).flatMap(([environment, names]) =>
    names.filter((name) => constants.environmentOf(name) !== environment),
  )
  expect(wrong).toEqual([])
})
