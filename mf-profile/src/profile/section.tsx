import type { ReactNode } from 'react'
import type { SectionName } from '@lunchpail/contracts/profile/sections'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Card } from '@lunchpail/kit-ui/card'
import type { RenderLink } from '@lunchpail/kit-ui/render-link'
import { VisuallyHidden } from '@lunchpail/kit-ui/visually-hidden'
import { Link } from '@lunchpail/kit-web/router'
import { sentences } from '../sentences.ts'
import { sectionHeading } from './section-values.ts'
import styles from './section.module.css'

/** A link to a hash route; where it opens a dialog, the page keeps its scroll position. */
export const stayingLink: RenderLink = ({ href, children, ...link }) => (
  <Link to={href} preventScrollReset={/#(account|preferences|references)$/.test(href)} {...link}>
    {children}
  </Link>
)

interface SectionProps {
  readonly name: Exclude<SectionName, 'info'>
  /** hash route of its editor */
  readonly editor: string
  /** print omits it */
  readonly isEmpty?: boolean
  readonly children: ReactNode
}

/** One section of the profile, with its edit link. */
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

/** Shows "Edit"; screen readers get the section's name. */
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
