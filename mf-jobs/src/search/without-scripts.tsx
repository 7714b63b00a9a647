import type { FieldsProps } from './form/filter-fields.tsx'
import { more } from './form/more.ts'
import { ExtraFields } from './form/more/extra-fields.tsx'
import { ExtraChips } from './form/more/extra-chips.tsx'
import { WordsNotice } from './form/more/words-notice.tsx'

/**
 * What comes later with scripts stands in the server's page. What is above the list stands there for all, as what comes with scripts
 * waits for it (`list.screen.tsx`), and so moves nothing.
 */
more.set({
  ExtraFields: (props: FieldsProps) => (
    <noscript>
      <ExtraFields {...props} />
    </noscript>
  ),
  ExtraChips,
  WordsNotice,
})
