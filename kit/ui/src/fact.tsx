import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './fact.module.css'

export interface FactProps {
  icon: IconName
  /** What the fact is about ("Pay"), for those who do not see the icon. */
  label?: string
  /** The one that people look for first. */
  strong?: boolean
  children: ReactNode
}

/** An icon and a line: pay, place, shift, distance. */
export function Fact({ icon, label, strong, children }: FactProps) {
  return (
    <span className={classNames(styles.fact, strong && styles.strong)}>
      <Icon name={icon} className={styles.icon} />
      <span>
        {label && <VisuallyHidden>{label}: </VisuallyHidden>}
        {children}
      </span>
    </span>
  )
}

export interface FactListProps {
  facts: readonly FactProps[]
  /** One under the other, or in lines that wrap. */
  layout?: 'rows' | 'wrap'
  className?: string
}

/** The facts of one thing. */
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
