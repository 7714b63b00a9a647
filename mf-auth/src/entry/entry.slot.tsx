import type { entrySlot } from '@lunchpail/contracts/auth/slots'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { EntryForms } from './entry-forms.tsx'
import { useEntry } from './use-entry.ts'

export function EntrySlot({ onDone, ...props }: SlotComponentProps<typeof entrySlot>) {
  const entry = useEntry(props)
  const done = () => {
    onDone({ signedIn: true })
    entry.leave()
  }
  return (
    <EntryForms
      entry={entry}
      candidate={props.candidate}
      variant={props.variant}
      asks={props.asks}
      known={props.known}
      doubts={props.doubts}
      onSignedIn={done}
    />
  )
}
