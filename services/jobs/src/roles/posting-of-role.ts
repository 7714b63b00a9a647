import type { RoleFields } from '@lunchpail/contracts/jobs/api'
import type { PositionStatus } from '@lunchpail/contracts/jobs/enumerations'
import type { PostedCompany, PostedPlace, Posting, Section } from '../positions/posting.ts'
import { sectionsOfText } from '../positions/text-of-sections.ts'

interface RolePlace {
  readonly externalId: string
  readonly company: PostedCompany
  readonly place: PostedPlace
  readonly state: PositionStatus
  readonly postedAt: Date
}

/**
 * What a manager typed over the text of the sections before, as every feed is brought to. Its questions are the company's,
 * chosen by their ids.
 */
export const postingOfRole = (
  fields: RoleFields,
  place: RolePlace,
  before: readonly Section[] = [],
): Posting => ({
  ...place,
  title: fields.title,
  role: fields.role,
  shifts: fields.shifts,
  schedule: {
    type: fields.schedule_type,
    start: fields.schedule_start,
    duration: fields.schedule_duration,
    description: fields.schedule_description,
    disablePreferredShift: false,
  },
  requirements: {
    weekend: fields.weekend,
    overtime: fields.overtime,
    entry: fields.entry,
    drugScreen: fields.drug_screen,
    backgroundFlexible: fields.background_flexible,
    experienceMonths: fields.experience_months,
    keywords: fields.keywords,
  },
  // $0 is no pay
  wage: { from: fields.wage_from || null, to: fields.wage_to || null },
  sections: sectionsOfText(fields.description, before),
  questions: [],
})
