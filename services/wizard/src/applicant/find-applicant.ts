// By hand: one statement where Prisma needs five, for every save (docs/decisions/13).
import { phoneVerification, type PhoneVerification } from '@lunchpail/contracts/auth/enumerations'
import { isKnown } from '@lunchpail/contracts/fields/open-enumeration'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { stepNames, type StepName } from '@lunchpail/contracts/wizard/step-names'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { sectionNames } from '@lunchpail/contracts/profile/sections'
import { knownSectionValue, type SentSectionValue } from '@lunchpail/contracts/profile/sent-section'
import type { Edits, KnownSections, KnownSection } from './merge-draft.ts'
import type { Commuter } from './mismatches.ts'
import type { Chosen } from './sort-chosen.ts'
import { chosenOf, chosenStatement, findChosen, type ChosenRow } from './find-chosen.ts'

/** As profile sent them: a newer release may know sections and answers that this one does not. */
type StoredSections = Readonly<
  Record<string, Omit<KnownSection, 'value'> & { readonly value: SentSectionValue }>
>

/** The sections that this release knows, each with a value that it knows whole. */
const sectionsOf = (stored: StoredSections): KnownSections =>
  Object.fromEntries(
    sectionNames.flatMap((name) => {
      const section = stored[name]
      const value = section && knownSectionValue(section.value)
      return value ? [[name, { ...section, value }]] : []
    }),
  )

/** The draft of a person, and what profile published of them. */
export interface Applicant {
  /** of the draft; 0 where there never was one */
  readonly version: number
  /** without the person's sections; null where there is none, or it was submitted */
  readonly application: Application | null
  /** ISO 8601; null where there never was a draft */
  readonly saved_at: string | null
  readonly edits: Edits
  readonly sections: KnownSections
  readonly commuter: Commuter | null
  /** null where auth has not told */
  readonly phone_state: PhoneVerification | null
  /** steps that the draft was saved from */
  readonly met: readonly StepName[]
}

/** One JSON value of account $2, so that it comes with the positions in one statement. */
const applicant = `jsonb_build_object(
    'version', coalesce(draft.version, 0),
    'application', draft.application,
    'saved_at', draft.updated_at,
    'edits', coalesce(draft.edits, '{}'),
    'sections', (
      select coalesce(jsonb_object_agg(section, jsonb_build_object(
        'version', version, 'changed_at', changed_at, 'value', value, 'earlier', earlier)), '{}')
      from section where section.account_id = account.id),
    'commuter', (
      select jsonb_build_object(
        'home', case when latitude is not null then
          jsonb_build_object('latitude', latitude, 'longitude', longitude) end,
        'commute_type', commute_type, 'commute_length', commute_length, 'answered', to_jsonb(answered))
      from candidate where candidate.account_id = account.id),
    'met', coalesce(to_jsonb(draft.met), '[]'),
    'phone_state', (select phone_state from known_contact where known_contact.account_id = account.id)
  ) as applicant
  from (select $2::uuid as id) as account
  left join draft on draft.account_id = account.id`

/** The chosen positions ($1) as rows, and the applicant ($2) as one more. */
export const applicantStatement = `select chosen.*, null::jsonb as applicant from (${chosenStatement}) as chosen
  union all
  select null, null, null, null, ${applicant}`

export type ApplicantRow =
  | (ChosenRow & { readonly applicant: null })
  | {
      readonly id: null
      readonly applicant: Omit<Applicant, 'sections' | 'phone_state' | 'met'> & {
        readonly sections: StoredSections
        readonly phone_state: string | null
        readonly met: readonly string[]
      }
    }

export function applicantOf(ids: readonly number[], rows: readonly ApplicantRow[], now: Date): Found {
  const found = rows.find((row) => row.id === null)!.applicant
  return {
    chosen: chosenOf(
      ids,
      rows.filter((row) => row.id !== null),
      now,
    ),
    applicant: {
      ...found,
      sections: sectionsOf(found.sections),
      phone_state: isKnown(phoneVerification, found.phone_state) ? found.phone_state : null,
      met: stepNames.filter((name) => found.met.includes(name)),
    },
  }
}

export interface Found {
  readonly chosen: Chosen
  readonly applicant: Applicant
}

/** The chosen positions by what became of them, and the person who applies. */
export const findApplicant = async (
  tx: Pick<Transaction, '$queryRawUnsafe'>,
  ids: readonly number[],
  accountId: string,
  now: Date,
): Promise<Found> =>
  applicantOf(ids, await tx.$queryRawUnsafe<ApplicantRow[]>(applicantStatement, [...ids], accountId), now)

/** The same; without ids those of the draft are the chosen ones. */
export async function findApplicantOfDraft(
  tx: Pick<Transaction, '$queryRawUnsafe'>,
  ids: readonly number[] | undefined,
  accountId: string,
  now: Date,
): Promise<Found> {
  const found = await findApplicant(tx, ids ?? [], accountId, now)
  const stored = found.applicant.application?.positions
  if (ids !== undefined || stored === undefined) return found
  return { ...found, chosen: await findChosen(tx, stored, accountId, now) }
}
