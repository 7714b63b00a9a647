import { expect, it } from 'vitest'
import { zoneForRegion } from './zone-of-region.ts'

it.each([
  // a manager in another zone than the place
  ['AZ', 'America/New_York', 'America/Phoenix'],
  ['HI', 'America/Los_Angeles', 'Pacific/Honolulu'],
  ['NJ', 'America/Los_Angeles', 'America/New_York'],
  // a state of two zones: the manager is in one of them, or elsewhere
  ['FL', 'America/Chicago', 'America/Chicago'],
  ['FL', 'America/Denver', 'America/New_York'],
  ['TN', 'America/New_York', 'America/New_York'],
  ['TN', 'America/Chicago', 'America/Chicago'],
  ['', 'America/Denver', 'America/New_York'],
])('[EN-17] offers times of a place in %s to a manager of %s in %s', (region, own, zone) => {
  expect(zoneForRegion(region, own)).toBe(zone)
})
