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
  [
    { id: 'hiring-day', kind: 'hiring', active: true },
    'text',
    '/events/hiring-day/register?utm_source=poster&utm_medium=text&utm_campaign=dock7',
  ],
  [
    { id: 'class', kind: 'training', active: false },
    undefined,
    '/events/class?utm_source=poster&utm_medium=typed&utm_campaign=dock7',
  ],
  [
    { id: 'first-job', kind: 'program', active: true },
    undefined,
    '/programs/first-job/register?utm_source=poster&utm_medium=typed&utm_campaign=dock7',
  ],
  [undefined, 'text', '/jobs'],
] as const)('[BY-21] the keyword of %j by %j leads to %s', (reached, by, address) => {
  expect(posterAddress(reached, 'DOCK7', by)).toBe(address)
})
