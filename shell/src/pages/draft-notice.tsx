import { draftNoticeSlot } from '@lunchpail/contracts/wizard/slots'
import { Slot } from '@lunchpail/kit-web/slot'

/** The way back to an application that was begun. Loaded apart: most first visits are a visitor's. */
export default function DraftNotice() {
  return <Slot slot={draftNoticeSlot} props={{}} />
}
