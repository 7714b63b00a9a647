import type { Ref, SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Field } from './field.tsx'
import type { FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'
import input from './input.module.css'
import styles from './select-field.module.css'

/** One option. */
export interface Choice {
  value: string
  label: string
  /** of the label, where it is not the page's */
  lang?: string | undefined
  disabled?: boolean
}

export interface SelectFieldProps
  extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'multiple'> {
  choices: readonly Choice[]
  /** The empty first option: "Choose one". */
  emptyLabel?: string
  width?: 'short' | 'medium'
  ref?: Ref<HTMLSelectElement>
}

/** A native select. */
export function SelectField(props: SelectFieldProps) {
  const { label, mark, hint, error, hideLabel, id, width, className, choices, emptyLabel, ...select } = props
  return (
    <Field
      {...{ id, label, mark, hint, error, hideLabel, className }}
      describedBy={select['aria-describedby']}
    >
      {(control) => (
        <div className={classNames(styles.row, width && input[width])}>
          <select {...select} {...control} className={classNames(input.input, styles.select)}>
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} lang={choice.lang} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="down" className={styles.arrow} />
        </div>
      )}
    </Field>
  )
}
