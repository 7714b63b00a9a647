import { useId, useState } from 'react'
import { TextField, type TextFieldProps } from '@lunchpail/kit-ui/text-field'
import { useLanguage } from '@lunchpail/kit-web/language'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { matching } from './matching.ts'

interface SuggestedFieldProps extends TextFieldProps {
  readonly kind: 'title' | 'company' | 'school' | 'city'
  readonly value: string
}

/** A text field that suggests while typing, by the browser's own list. What is typed is sent nowhere for it. */
export function SuggestedField({ kind, ...field }: SuggestedFieldProps) {
  const id = useId()
  const language = useLanguage()
  const [words, setWords] = useState<readonly string[]>([])
  const load = () => {
    if (words.length > 0) return
    retryChunk(() => import('./lists.ts')).then(
      ({ lists }) =>
        setWords(
          kind === 'title' && language === 'es' ? [...lists.titleInSpanish, ...lists.title] : lists[kind],
        ),
      // without the lists it is a text field
      () => undefined,
    )
  }
  return (
    <>
      <TextField {...field} list={id} onFocus={load} />
      <datalist id={id}>
        {matching(words, field.value).map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  )
}
