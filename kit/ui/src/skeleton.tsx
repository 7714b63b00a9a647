import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  shape?: 'text' | 'heading' | 'block' | 'mark' | 'button'
  /** Any CSS length or share: "60%". */
  width?: string
  height?: string
}

/** The shape of one thing that is still on its way. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape])}
      style={{ inlineSize: width, blockSize: height } as CSSProperties}
    />
  )
}

export interface LoadingProps {
  /** Read aloud: "Loading jobs". */
  label: string
  /** Skeletons in the shape of what comes. */
  children: ReactNode
  className?: string
}

/** The place of something that is still on its way. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
