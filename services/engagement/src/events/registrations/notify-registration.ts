import { gatheringKinds, gatheringPath } from '@lunchpail/contracts/engagement/gatherings'
import {
  registrationNoticeRequested,
  type registrationNotices,
} from '@lunchpail/contracts/engagement/registration-events'
import { languageOf } from '@lunchpail/contracts/language/translate'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import type { Gathering, Registration } from '../../../generated/client.ts'

/** Asks for a text and an email to a registrant. */
export const notifyRegistration = (
  tx: Transaction,
  what: (typeof registrationNotices)[number],
  gathering: Gathering,
  { accountId, language, id }: Pick<Registration, 'accountId' | 'language' | 'id'>,
  at: Date,
  details?: string,
): Promise<void> =>
  emit(
    tx,
    registrationNoticeRequested,
    {
      account_id: accountId,
      what,
      language: languageOf(language),
      name: gathering.name,
      company_name: gathering.companyName,
      ...(gathering.companyId !== null && { company_id: gathering.companyId }),
      starts_at: gathering.startsAt?.toISOString() ?? null,
      zone: gathering.zone,
      place: placeOf(gathering),
      ...(details !== undefined && { details }),
      path: gatheringPath({
        id: gathering.id,
        kind: gatheringKinds.find((kind) => kind === gathering.kind) ?? 'program',
      }),
      until: gathering.endsAt?.toISOString() ?? null,
    },
    { at, subject: id },
  )

const placeOf = ({ placeName, address, city, region }: Gathering): string | null =>
  placeName === null ? null : [placeName, address, city, region].filter(Boolean).join(', ')
