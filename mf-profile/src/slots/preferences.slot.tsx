import type { preferencesSlot } from '@lunchpail/contracts/profile/slots'
import type { SlotComponent } from '@lunchpail/kit-web/manifest'
import { PreferencesDialog } from '../preferences/preferences-dialog.tsx'

const PreferencesSlot: SlotComponent<typeof preferencesSlot> = ({ open, onDone }) =>
  open && <PreferencesDialog onDone={onDone} />

export default PreferencesSlot
