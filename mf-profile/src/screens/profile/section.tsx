import type { ReactNode } from 'react'
import type { SectionName } from '@lunchpail/contracts/profile/sections'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Card } from '@lunchpail/kit-ui/card'
import { VisuallyHidden } from '@lunchpail/kit-ui/visually-hidden'
import { sentences } from '../../sentences.ts'
import { sectionHeading } from './section-values.ts'
import { stayingLink } from './staying-link.ts'
import styles from './section.module.css'

interface SectionProps {
  readonly name: Exclude<SectionName, 'info'>
  /** hash route of its editor */
  readonly editor: string
  /** nothing was told yet: paper leaves it out */
  readonly isEmpty?: boolean
  readonly children: ReactNode
}

/** One part of the profile, with the way to change it. */
export function Section({ name, editor, isEmpty = false, children }: SectionProps) {
  const t = sentences.use()
  const heading = sectionHeading(name)
  return (
    <Card as="section" aria-labelledby={heading} className={styles.section} data-empty={isEmpty || undefined}>
      <header className={styles.head}>
        <h2 id={heading} tabIndex={-1}>
          {t(`section.${name}`)}
        </h2>
        <EditLink editor={editor} name={t(`edit.${name}`)} />
      </header>
      {children}
    </Card>
  )
}

/** "Edit" to the eye, and what it edits to those who do not see where it stands. */
export function EditLink({ editor, name }: { readonly editor: string; readonly name: string }) {
  const t = sentences.use()
  return (
    <LinkButton
      kind="quiet"
      size="small"
      icon="edit"
      href={`/profile${editor}`}
      renderLink={stayingLink}
      className={styles.edit}
    >
      <span aria-hidden="true">{t('edit.link')}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </LinkButton>
  )
}
