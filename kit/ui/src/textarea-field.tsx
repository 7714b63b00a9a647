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
  /** How many characters it may hold. What is longer stays, and is shown to be too long. */
  limit?: number
  /** The counter's words: "120 of 500 characters". */
  counter?: (used: number, limit: number) => string
  ref?: Ref<HTMLTextAreaElement>
}

const pause = 1000

/** Longer text, with a counter where there is a limit. */
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

/** Says the counter when the typing pauses, not at every letter, and not before the first one. */
function Announced({ words }: { words: string }) {
  const [said, setSaid] = useState('')
  const first = useRef(words)
  useEffect(() => {
    if (words === first.current) return
    first.current = ''
    const timer = setTimeout(() => setSaid(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}
