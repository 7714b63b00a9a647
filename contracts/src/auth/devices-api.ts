import * as z from 'zod/mini'
import { listOf } from '../fields/list-of.ts'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { csrf } from '../fields/request-fields.ts'
import { id, instant, line } from '../fields/texts.ts'
import { currentPassword } from './account.ts'

/** More browsers than anybody signs in on. */
const maxDevices = 100

/** A browser on which the person is signed in. */
const device = z.object({
  id,
  /** its family, or `other`: `Chrome` */
  browser: line,
  /** of the operating system, or `other`: `Android` */
  platform: line,
  signed_in_at: instant,
  /** to ten minutes */
  last_seen_at: instant,
  /** the one that asks */
  current: z.boolean(),
})

export type Device = z.output<typeof device>

/** This one first, then as they were seen last; the hundred newest. */
export const listDevices = endpoint({
  name: 'auth.device.list',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/account/devices/',
  summary: 'The browsers on which the person is signed in.',
  access: signedIn,
  perMinute: 60,
  answers: { 200: z.object({ devices: listOf(device, maxDevices) }) },
})

/**
 * Signs out one of them, `not-found` where it is none of the person's. Where the login was longer ago than ten minutes it
 * needs `current_password`; without a password, `login-stale`.
 */
export const signOutDevice = endpoint({
  name: 'auth.device.sign-out',
  owner: 'auth',
  method: 'DELETE',
  path: '/api/hire/v1/account/devices/:id/',
  summary: 'Sign out one browser of the person.',
  access: signedIn,
  perMinute: 60,
  params: z.object({ id: z.uuid({ error: 'field.invalid' }) }),
  body: z.optional(z.object({ ...csrf, current_password: currentPassword })),
  answers: { 200: z.object({ ended: z.number() }) },
  errors: ['password-wrong', 'locked', 'login-stale'],
})

/** Signs out all of them but the one that asks, with what signOutDevice needs. */
export const signOutOthers = endpoint({
  name: 'auth.device.sign-out-others',
  owner: 'auth',
  method: 'DELETE',
  path: '/api/hire/v1/account/devices/',
  summary: 'Sign out every other browser of the person.',
  access: signedIn,
  perMinute: 20,
  body: z.optional(z.object({ ...csrf, current_password: currentPassword })),
  answers: { 200: z.object({ ended: z.number() }) },
  errors: ['password-wrong', 'locked', 'login-stale'],
})
