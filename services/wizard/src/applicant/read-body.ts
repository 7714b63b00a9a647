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

/**
 * What a section has in the place of a null. A section of which nothing is sent stays as it is, so a null has to be something
 * to take an answer back. A rating cannot be taken back: there is none that is empty.
 */
const emptyValues = {
  address_line1: '',
  address_line2: '',
  address_city: '',
  address_state: '',
  address_postal_code: '',
  birth_date: '',
  self_promo: '',
  jobs: [],
  gaps: [],
  schools: [],
  skills: [],
  pref_shift_start: {},
} satisfies Application

const withoutNulls = (sent: Application): Application => ({
  ...sent,
  ...Object.fromEntries(
    Object.entries(emptyValues).filter(
      ([key]) => key in sent && sent[key as keyof Application] === undefined,
    ),
  ),
})

/** Those that were chosen; what is empty or 0 was not. */
export const chosenAnswers = (carried: EqualOpportunityAnswers): EqualOpportunityAnswers =>
  Object.fromEntries(
    equalOpportunityFields
      .filter((field) => carried[field] !== undefined)
      .map((field) => [field, carried[field]]),
  )

/** Splits the body of a save. The password goes to auth alone: it is dropped here. */
export function readBody(body: BodyOf<typeof saveApplication>): ReadBody {
  const { csrf_token: _, password: __, version, sections: basedOn, ...rest } = body
  const { gender, ethnicity, veteran_status, disability_status, ...application } = rest
  const carried = { gender, ethnicity, veteran_status, disability_status }
  return {
    application: {
      ...withoutNulls(application),
      ...(application.skills && { skills: application.skills.map(withSaid) }),
    },
    equalOpportunity: chosenAnswers(carried),
    version,
    basedOn,
  }
}
