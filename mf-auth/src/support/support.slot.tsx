import type { supportSlot } from '@lunchpail/contracts/auth/slots'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { SupportDialog } from './support-dialog.tsx'

export function SupportSlot({ contact, onDone }: SlotComponentProps<typeof supportSlot>) {
  return <SupportDialog anything contact={contact} onClose={(sent) => onDone({ sent })} />
}
