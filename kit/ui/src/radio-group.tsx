import { useId } from 'react'
import type { ChangeEvent, FocusEvent, ReactNode, Ref } from 'react'
import { ChoiceRow } from './choice-row.tsx'
import { classNames } from './class-names.ts'
import { Fieldset } from './fieldset.tsx'
import type { FieldsetTexts } from './fieldset.tsx'
import styles from './fieldset.module.css'

/** One choice of a group. */
export interface GroupChoice {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps extends FieldsetTexts {
  choices: readonly GroupChoice[]
  name?: string
  /** The chosen value; `null` for none; uncontrolled without. */
  value?: string | null
  defaultValue?: string
  /** The input's event, for a form library's `register`. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  onValueChange?: (value: string) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  /** Each of its inputs. */
  ref?: Ref<HTMLInputElement>
  required?: boolean
  disabled?: boolean
  /** In columns on wide screens, for short labels. */
  columns?: boolean
  id?: string
  className?: string
}

/** A group of radio buttons. */
export function RadioGroup(props: RadioGroupProps) {
  const { choices, name, value, defaultValue, onChange, onValueChange, onBlur, ref } = props
  const { required, disabled, columns, legend, mark, hint, error, hideLegend, id, className } = props
  const ownName = useId()
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onValueChange?.(event.target.value)
  }
  return (
    <Fieldset {...{ legend, mark, hint, error, hideLegend, id, className }} role="radiogroup">
      {(group) => (
        <div className={classNames(styles.choices, columns && styles.columns)}>
          {choices.map((choice, place) => (
            <ChoiceRow
              key={choice.value}
              type="radio"
              id={`${group}-${place}`}
              name={name ?? ownName}
              label={choice.label}
              hint={choice.hint}
              value={choice.value}
              {...(value === undefined
                ? { defaultChecked: defaultValue === choice.value }
                : { checked: value === choice.value })}
              disabled={disabled || choice.disabled}
              required={required}
              ref={ref}
              onChange={change}
              onBlur={onBlur}
            />
          ))}
        </div>
      )}
    </Fieldset>
  )
}
