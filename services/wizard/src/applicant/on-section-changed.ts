import { sectionChanged } from '@lunchpail/contracts/profile/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { projection } from '@lunchpail/kit-events/subscription'
import { saveSections } from './save-sections.ts'

export const onSectionChanged = projection(
  sectionChanged,
  (tx: Transaction, { things: sections }, { epoch }) => saveSections(tx, sections, epoch),
  { readModel: ['section'] },
)
