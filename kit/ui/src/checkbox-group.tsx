import { useId } from 'react'
import type { ChangeEvent, FocusEvent, Ref } from 'react'
import { ChoiceRow } from './choice-row.tsx'
import { classNames } from './class-names.ts'
import { Fieldset } from './fieldset.tsx'
import type { FieldsetTexts } from './fieldset.tsx'
import type { GroupChoice } from './radio-group.tsx'
import styles from './fieldset.module.css'

export interface CheckboxGroupProps extends FieldsetTexts {
  choices: readonly GroupChoice[]
  name?: string
  /** The chosen values; uncontrolled without. */
  value?: readonly string[]
  defaultValue?: readonly string[]
  /** The input's event, for a form library's `register`. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  /** All chosen values, in the order of the choices. Needs `value`. */
  onValueChange?: (value: string[]) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  /** Each of its inputs. */
  ref?: Ref<HTMLInputElement>
  disabled?: boolean
  /** In columns on wide screens. */
  columns?: boolean
  id?: string
  className?: string
}

/** A group of checkboxes. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { choices, name, value, defaultValue, onChange, onValueChange, onBlur, ref } = props
  const { disabled, columns, legend, mark, hint, error, hideLegend, id, className } = props
  const ownName = useId()
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    const { value: changed, checked } = event.target
    const chosen = new Set(value)
    if (checked) chosen.add(changed)
    else chosen.delete(changed)
    onValueChange?.(choices.map((choice) => choice.value).filter((each) => chosen.has(each)))
  }
  return (
    <Fieldset {...{ legend, mark, hint, error, hideLegend, id, className }}>
      {(group) => (
        <div className={classNames(styles.choices, columns && styles.columns)}>
          {choices.map((choice, place) => (
            <ChoiceRow
              key={choice.value}
              type="checkbox"
              id={`${group}-${place}`}
              name={name ?? ownName}
              label={choice.label}
              hint={choice.hint}
              value={choice.value}
              {...(value === undefined
                ? { defaultChecked: defaultValue?.includes(choice.value) ?? false }
                : { checked: value.includes(choice.value) })}
              disabled={disabled || choice.disabled}
              aria-invalid={error ? true : undefined}
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
