import { useState } from 'react'
import { Field } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import input from './input.module.css'
import styles from './password-field.module.css'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'width'> {
  /** On the button while the password is hidden: "Show". */
  showText: string
  /** On the button while it can be read: "Hide". */
  hideText: string
}

/** A password that can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, mark, hint, error, hideLabel, id, className, showText, hideText, ...rest } = props
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ id, label, mark, hint, error, hideLabel, className }} describedBy={rest['aria-describedby']}>
      {(control) => (
        <div className={styles.row}>
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(input.input, styles.input)}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-controls={control.id}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'hide' : 'show'} />
            {shown ? hideText : showText}
          </button>
        </div>
      )}
    </Field>
  )
}
