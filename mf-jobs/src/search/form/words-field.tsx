import { useEffect, useRef } from 'react'
import { wordsCharacters } from '@lunchpail/contracts/jobs/enumerations'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { sentences } from '../../sentences.ts'
import { more, prepareMore } from './more.ts'
import styles from './search-form.module.css'

/** Words of the work. A plain field, to which suggestions come when it has the focus. */
export function WordsField({ q }: { readonly q: string }) {
  const t = sentences.use()
  const field = useRef<HTMLInputElement>(null)
  const List = more.use()?.Suggestions
  // The address changes without this field too, by Back or by a link.
  useEffect(() => {
    if (field.current) field.current.value = q
  }, [q])
  const take = (text: string) => {
    field.current!.value = text
    field.current!.form!.requestSubmit()
  }
  return (
    <div className={styles.words}>
      <TextField
        ref={field}
        type="search"
        name="q"
        label={t('search.words')}
        placeholder={t('search.words')}
        defaultValue={q}
        maxLength={wordsCharacters}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={() => void prepareMore()}
      />
      {List && <List field={field} onTake={take} />}
    </div>
  )
}
