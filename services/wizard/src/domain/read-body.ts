import type { BodyOf } from '@lunchpail/contracts/endpoint'
import type { SectionVersions } from '@lunchpail/contracts/profile/sections'
import type { saveApplication } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import {
  equalOpportunityFields,
  type EqualOpportunityAnswers,
} from '@lunchpail/contracts/wizard/equal-opportunity'
import { withSaid } from '@lunchpail/contracts/wizard/rules/skills'

export interface ReadBody {
  readonly application: Application
  /** those that were chosen; they are stored apart */
  readonly equalOpportunity: EqualOpportunityAnswers
  /** of the draft; undefined where the newest save wins */
  readonly version: number | undefined
  readonly basedOn: SectionVersions | undefined
}

/** Splits the body of a save. The password goes to auth alone: it is dropped here. */
export function readBody(body: BodyOf<typeof saveApplication>): ReadBody {
  const { csrf_token: _, password: __, version, sections: basedOn, ...rest } = body
  const { gender, ethnicity, veteran_status, disability_status, ...application } = rest
  const carried = { gender, ethnicity, veteran_status, disability_status }
  const chosen = equalOpportunityFields.filter((field) => carried[field] !== undefined)
  return {
    application: {
      ...application,
      ...(application.skills && { skills: application.skills.map(withSaid) }),
    },
    equalOpportunity: Object.fromEntries(chosen.map((field) => [field, carried[field]])),
    version,
    basedOn,
  }
}
