// SQL by hand: five reads of Prisma and one of what was published last were most of what a saved section cost here.
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { ReferenceRequest } from '../../generated/client.ts'

/** What says which job of the person a reference is about. */
export type AboutJob = Pick<ReferenceRequest, 'referenceId' | 'title' | 'company' | 'startDate'>

/** What is stored of a person, as it comes out of the database. */
export interface PersonRow {
  readonly sections: readonly {
    readonly name: string
    readonly version: number
    readonly changedAt: string
    readonly value: unknown
  }[]
  readonly preferences: {
    readonly value: unknown
    readonly alertsAgreedAt: string | null
    readonly alertsWording: string | null
  } | null
  readonly relocation: { readonly locationScreen: boolean | null; readonly moveDate: string | null } | null
  readonly references: readonly AboutJob[]
  readonly answers: number
  readonly published: Published | null
}

/** What was last published of a person for matching. */
export interface Published {
  readonly version: number
  readonly contentHash: string
}

const select = `select
  (select coalesce(json_agg(json_build_object('name', name, 'version', version, 'changedAt', changed_at, 'value', value)
    order by name), '[]') from section where account_id = $1::uuid) as sections,
  (select json_build_object('value', value, 'alertsAgreedAt', alerts_agreed_at, 'alertsWording', alerts_wording)
    from preferences where account_id = $1::uuid) as preferences,
  (select json_build_object('locationScreen', location_screen, 'moveDate', move_date)
    from relocation where account_id = $1::uuid) as relocation,
  (select coalesce(json_agg(json_build_object('referenceId', reference_id, 'title', title, 'company', company,
    'startDate', start_date)), '[]')
    from reference_request where account_id = $1::uuid and state = 'answered') as references,
  (select count(*)::int from answer where account_id = $1::uuid) as answers,
  (select json_build_object('version', version, 'contentHash', content_hash)
    from candidate where account_id = $1::uuid) as published`

export const selectPerson = async (on: Transaction, accountId: string): Promise<PersonRow> =>
  (await on.$queryRawUnsafe<PersonRow[]>(select, accountId))[0]!
