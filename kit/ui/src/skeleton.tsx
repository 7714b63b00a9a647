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

/** A placeholder shape while content loads. */
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
  /** Skeletons in the shape of the content. */
  children: ReactNode
  className?: string
}

/** A loading region: its label is announced. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
