import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadJobs } from '../../api.ts'
import { addressOf, noFilters } from '../../search/filters.ts'
import type { Filters } from '../../search/filters.ts'
import { sentences } from '../../sentences.ts'
import { FilterFields } from './filter-fields.tsx'
import { useSettled } from './use-settled.ts'

interface FilterDialogProps {
  readonly filters: Filters
  readonly onClose: () => void
  readonly onShow: (filters: Filters) => void
}

/** The filters of a phone: nothing changes in the list until it is asked for, and the button says what it will bring. */
export function FilterDialog({ filters, onClose, onShow }: FilterDialogProps) {
  const say = sentences.use()
  const [draft, setDraft] = useState<Filters>({ ...filters, page: 1 })
  const asked = useSettled(draft, 250)
  const count = useLoad((signal) => loadJobs(asked, signal), [addressOf(asked)])
  const known = count.state === 'ready' && asked === draft
  const clear = () => setDraft({ ...noFilters, zip: draft.zip, distance: draft.distance })
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('filter.title')}
      closeLabel={say('filter.close')}
      actions={
        <>
          <Button kind="quiet" onClick={clear}>
            {say('filter.clear')}
          </Button>
          <Button kind="primary" onClick={() => onShow(draft)}>
            <span aria-live="polite">
              {known ? say('filter.show', { n: count.value.total }) : say('filter.show-any')}
            </span>
          </Button>
        </>
      }
    >
      <FilterFields filters={draft} onChange={setDraft} />
    </Dialog>
  )
}
