import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '../addresses.ts'
import { reports } from './reports.ts'

it('[SH-12] counts the conversions of a candidate: an account, an application, a registration, a wish to hear of a job', () => {
  const counted = allEndpoints.flatMap(({ name, counts = {} }) =>
    Object.entries(counts).map(([status, event]) => [name, status, event].join(' ')),
  )
  expect(counted.toSorted()).toEqual([
    'auth.account.sign-up 201 account_created',
    'engagement.registration.hiring-event 201 event_registered',
    'engagement.registration.program 201 event_registered',
    'engagement.registration.training-event 201 event_registered',
    'jobs.position.notify 202 job_notice_asked',
    'wizard.application.one-click 201 application_sent',
    'wizard.application.save 201 application_sent',
  ])
})

it('[SH-12] takes of a newer page what it knows, and refuses what is no name', () => {
  const events = ['login_failed', 'a_newer_one']
  expect(z.parse(reports, { events, errors: [] }).events).toEqual(['login_failed'])
  expect(z.safeParse(reports, { events: ['a person’s name'], errors: [] }).success).toBe(false)
})
