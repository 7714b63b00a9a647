import type { preferencesSlot } from '@lunchpail/contracts/profile/slots'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { PreferencesDialog } from './preferences-dialog.tsx'

function PreferencesSlot({ open, onDone }: SlotComponentProps<typeof preferencesSlot>) {
  return open && <PreferencesDialog onDone={onDone} />
}

export default PreferencesSlot
