import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './page.module.css'

export interface PageProps {
  /** The page's heading. */
  title: ReactNode
  /** A sentence or two under the heading. */
  lead?: ReactNode
  /** Above the heading: Back, progress. */
  above?: ReactNode
  /** Beside the heading; on a phone under it. */
  aside?: ReactNode
  /** `narrow` for one question, `regular` to read, `wide` for lists. */
  width?: 'narrow' | 'regular' | 'wide'
  children: ReactNode
  /** Ref of the heading, to move the focus there. */
  titleRef?: Ref<HTMLHeadingElement>
  className?: string
}

/** The frame of every page: margins, width, heading. */
export function Page({
  title,
  lead,
  above,
  aside,
  width = 'regular',
  children,
  titleRef,
  className,
}: PageProps) {
  return (
    <div className={classNames(styles.page, styles[width], className)}>
      {above && <div className={styles.above}>{above}</div>}
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 ref={titleRef} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  )
}
