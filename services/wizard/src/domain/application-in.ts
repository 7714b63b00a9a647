import type { BodyOf } from '@lunchpail/contracts/endpoint'
import type { saveApplication } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'

/** The application of a request alone, and the version it was based on, without what travels beside them. */
export function applicationIn(body: BodyOf<typeof saveApplication>): {
  application: Application
  version: number
} {
  const { csrf_token: _, version, ...application } = body
  return { application, version }
}
