import { sectionChanged } from '@lunchpail/contracts/profile/events'
import { projection } from '@lunchpail/kit-events/subscription'
import { saveSections } from './save-sections.ts'
import type { Tx } from '../database.ts'

export const onSectionChanged = projection(
  sectionChanged,
  (tx: Tx, { things: sections }, { epoch }) => saveSections(tx, sections, epoch),
  { readModel: ['section'] },
)
