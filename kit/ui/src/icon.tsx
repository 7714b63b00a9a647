import { icons } from '@lunchpail/kit-ui/icons'
import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import styles from './icon.module.css'

export type IconName = keyof typeof icons

export interface IconProps {
  name: IconName
  /** Read aloud in place of the icon; without it the icon is decoration and stays silent. */
  label?: string
  size?: 'small' | 'regular' | 'large'
  className?: string
}

/** One icon, the height of the text beside it unless told otherwise. */
export function Icon({ name, label, size = 'regular', className }: IconProps) {
  // a shell that is older than the page may not have it
  const Drawing: LucideIcon | undefined = icons[name]
  if (!Drawing) return null
  const named =
    label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label }
  return <Drawing className={classNames(styles.icon, styles[size], className)} focusable="false" {...named} />
}

/** Every name, for the gallery. */
export const iconNames = Object.keys(icons) as IconName[]
