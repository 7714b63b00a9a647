import { icons } from '@lunchpail/kit-ui/icons'
import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import styles from './icon.module.css'

export type IconName = keyof typeof icons

export interface IconProps {
  name: IconName
  /** Accessible name; without it the icon is decorative. */
  label?: string
  size?: 'small' | 'regular' | 'large'
  className?: string
}

/** An icon; by default as high as the text beside it. */
export function Icon({ name, label, size = 'regular', className }: IconProps) {
  // a shell that is older than the remote may not have it
  const Drawing: LucideIcon | undefined = icons[name]
  if (!Drawing) return null
  const named =
    label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label }
  return <Drawing className={classNames(styles.icon, styles[size], className)} focusable="false" {...named} />
}

/** Every name, for the gallery. */
export const iconNames = Object.keys(icons) as IconName[]
