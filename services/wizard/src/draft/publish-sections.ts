import type { SectionName } from '@lunchpail/contracts/profile/sections'
import { sectionsSaved } from '@lunchpail/contracts/wizard/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import type { Edit } from '../applicant/merge-draft.ts'

/** A save that is larger goes in several events: one takes 900,000 bytes. */
const mostCharacters = 200_000

type Published = readonly [SectionName, Edit]

/** As few parts as fit; a section is never divided. */
function partsOf(toPublish: readonly Published[]): Published[][] {
  const parts: Published[][] = []
  let room = 0
  for (const one of toPublish) {
    const size = JSON.stringify(one[1].value).length
    if (parts.length === 0 || size > room) {
      parts.push([])
      room = mostCharacters
    }
    parts.at(-1)!.push(one)
    room -= size
  }
  return parts
}

/** Publishes the complete sections of a save for profile, together, in the transaction that saves the draft. */
export async function publishSections(
  tx: Transaction,
  toPublish: readonly Published[],
  { accountId, at, traceparent }: { accountId: string; at: Date; traceparent: string | undefined },
): Promise<void> {
  for (const part of partsOf(toPublish)) {
    const sections = part.map(([section, { value, based_on, saved_at }]) => ({
      section,
      value,
      based_on,
      saved_at,
    }))
    await emit(
      tx,
      sectionsSaved,
      { account_id: accountId, sections },
      { at, subject: accountId, traceparent },
    )
  }
}
