import { useId } from 'react'
import { VisuallyHidden } from '@lunchpail/kit-ui/visually-hidden'
import { routerLink } from '@lunchpail/kit-web/router-link'
import type { Collection } from './api.ts'
import { collectionAddress } from './collection-address.ts'
import styles from './collections.module.css'
import { collectionSentences } from './sentences.ts'

interface LinksProps {
  readonly title: string
  readonly links: readonly {
    readonly href: string
    readonly name: string
    /** of the name, where it is not the page's */
    readonly lang?: string
    /** how many jobs */
    readonly n?: number
  }[]
}

/** Ways to collections of jobs; nothing where there are none. */
export function Links({ title, links }: LinksProps) {
  const t = collectionSentences.use()
  const id = useId()
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ href, name, lang, n }) => (
          <li key={href}>
            {routerLink({
              href,
              className: styles.link,
              children: (
                <>
                  <span lang={lang}>{name}</span>
                  {n !== undefined && (
                    <>
                      <small aria-hidden>{t('n', { n })}</small>
                      <VisuallyHidden>, {t('count', { n })}</VisuallyHidden>
                    </>
                  )}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface WaysProps extends Pick<Collection, 'places' | 'trades'> {
  readonly cities: string
}

/** Cities and trades that have jobs. */
export function Ways({ places, trades, cities }: WaysProps) {
  const t = collectionSentences.use()
  return (
    <>
      <Links
        title={cities}
        links={places.map(({ slug, city, state, n }) => ({
          href: collectionAddress('place', slug),
          name: `${city}, ${state}`,
          n,
        }))}
      />
      <Links
        title={t('trades')}
        links={trades.map(({ slug, role, n }) => ({
          href: collectionAddress('trade', slug),
          name: t(`trade.${role}`),
          n,
        }))}
      />
    </>
  )
}
