import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './fact.module.css'

export interface FactProps {
  icon: IconName
  /** For screen readers, in place of the icon: "Pay". */
  label?: string
  /** The label is seen, too: neither the icon nor the words say what they are about. */
  labelShown?: boolean
  /** Emphasized. */
  strong?: boolean
  children: ReactNode
}

/** An icon and a line: pay, place, shift, distance. */
export function Fact({ icon, label, labelShown, strong, children }: FactProps) {
  const named = label && `${label}: `
  return (
    <span className={classNames(styles.fact, strong && styles.strong)}>
      <Icon name={icon} className={styles.icon} />
      <span>
        {labelShown ? named : named && <VisuallyHidden>{named}</VisuallyHidden>}
        {children}
      </span>
    </span>
  )
}

export interface FactListProps {
  facts: readonly FactProps[]
  /** One under the other, or wrapping. */
  layout?: 'rows' | 'wrap'
  className?: string
}

/** A list of facts. */
export function FactList({ facts, layout = 'wrap', className }: FactListProps) {
  return (
    <ul className={classNames(styles.list, styles[layout], className)}>
      {facts.map((fact, place) => (
        <li key={`${fact.icon}-${place}`}>
          <Fact {...fact} />
        </li>
      ))}
    </ul>
  )
}
