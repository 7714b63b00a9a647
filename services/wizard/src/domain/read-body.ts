import type { BodyOf } from '@lunchpail/contracts/endpoint'
import type { SectionVersions } from '@lunchpail/contracts/profile/sections'
import type { saveApplication } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'

/** Splits the body of a save into the application, the draft's version and the versions of the sections. */
export function readBody(body: BodyOf<typeof saveApplication>): {
  application: Application
  version: number
  basedOn: SectionVersions | undefined
} {
  const { csrf_token: _, version, sections: basedOn, ...application } = body
  return { application, version, basedOn }
}
