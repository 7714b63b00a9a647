import { expect, it } from 'vitest'
import { posterAddress } from './poster-address.ts'

it.each([
  [
    { id: 12, active: true },
    'text',
    '/app/start/?sn=0&p=12&utm_source=poster&utm_medium=text&utm_campaign=dock7',
  ],
  [
    { id: 12, active: true },
    'https://elsewhere.example',
    '/app/start/?sn=0&p=12&utm_source=poster&utm_medium=typed&utm_campaign=dock7',
  ],
  [{ id: 12, active: false }, undefined, '/jobs/12?utm_source=poster&utm_medium=typed&utm_campaign=dock7'],
  [undefined, 'text', '/jobs'],
] as const)('[BY-21] the keyword of %j by %j leads to %s', (position, by, address) => {
  expect(posterAddress(position, 'DOCK7', by)).toBe(address)
})
