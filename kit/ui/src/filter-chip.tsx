import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import styles from './filter-chip.module.css'

export interface FilterChipProps {
  children: ReactNode
  icon?: IconName
  /** Whether the filter is on. */
  pressed: boolean
  onPressedChange: (pressed: boolean) => void
  disabled?: boolean
}

/** A filter that is on or off. */
export function FilterChip({ children, icon, pressed, onPressedChange, disabled }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      className={classNames(styles.chip, pressed && styles.on)}
      onClick={() => onPressedChange(!pressed)}
    >
      {pressed ? <Icon name="check" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

export interface RemovableChipProps {
  children: ReactNode
  /** What pressing it does: "Remove filter: Day shift". */
  removeLabel: string
  onRemove: () => void
}

/** A filter that is on, and goes away when pressed. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      className={classNames(styles.chip, styles.on)}
      onClick={onRemove}
    >
      {children}
      <Icon name="close" />
    </button>
  )
}
