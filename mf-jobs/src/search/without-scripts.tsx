import type { FieldsProps } from './form/filter-fields.tsx'
import { more } from './form/more.ts'
import { ExtraFields } from './form/more/extra-fields.tsx'
import { WordsNotice } from './form/more/words-notice.tsx'

/** What comes later with scripts stands in the server's page for whoever has none. */
more.set({
  ExtraFields: (props: FieldsProps) => (
    <noscript>
      <ExtraFields {...props} />
    </noscript>
  ),
  WordsNotice: (props: Parameters<typeof WordsNotice>[0]) => (
    <noscript>
      <WordsNotice {...props} />
    </noscript>
  ),
})
