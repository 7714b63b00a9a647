import { promptsSlot } from '@lunchpail/contracts/engagement/slots'
import { Slot } from '@lunchpail/kit-web/slot'

/** Where it does not come, nothing is missing. */
export default function PromptsSlot() {
  return <Slot slot={promptsSlot} props={{}} fallback={() => null} />
}
