import { useEffect, useId, useRef, useState } from 'react'
import type { ChangeEvent, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Field } from './field.tsx'
import type { FieldTexts } from './field.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import input from './input.module.css'
import styles from './textarea-field.module.css'

export interface TextareaFieldProps
  extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> {
  /** Maximum of characters. Longer text stays, and is marked. */
  limit?: number
  /** The counter's words: "120 of 500 characters". */
  counter?: (used: number, limit: number) => string
  ref?: Ref<HTMLTextAreaElement>
}

const announcePauseMs = 1000

/** A text area, with a counter if it has a limit. */
export function TextareaField(props: TextareaFieldProps) {
  const { label, mark, hint, error, hideLabel, id, className, limit, counter, onChange, ...textarea } = props
  const counterId = useId()
  const [typed, setTyped] = useState(String(textarea.defaultValue ?? ''))
  const used = (textarea.value === undefined ? typed : String(textarea.value)).length
  const counted =
    limit !== undefined && counter ? { words: counter(used, limit), over: used > limit } : undefined
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  return (
    <Field
      {...{ id, label, mark, hint, error, hideLabel, className }}
      describedBy={classNames(textarea['aria-describedby'], counted && counterId) || undefined}
    >
      {(control) => (
        <>
          <textarea
            rows={5}
            {...textarea}
            {...control}
            onChange={change}
            className={classNames(input.input, styles.textarea)}
          />
          {counted && (
            <>
              <p id={counterId} className={classNames(styles.counter, counted.over && styles.over)}>
                {counted.words}
              </p>
              <Announced words={counted.words} />
            </>
          )}
        </>
      )}
    </Field>
  )
}

/** Announces the counter when typing pauses. */
function Announced({ words }: { words: string }) {
  const [announced, setAnnounced] = useState('')
  const first = useRef(words)
  useEffect(() => {
    if (words === first.current) return
    first.current = ''
    const timer = setTimeout(() => setAnnounced(words), announcePauseMs)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  )
}
