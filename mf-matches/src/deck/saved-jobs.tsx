import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { savedPage } from '@lunchpail/contracts/matches/pages'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { Card, CardLink } from '@lunchpail/kit-ui/card'
import { Link } from '@lunchpail/kit-ui/link'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useFormatCard } from '../card/use-format-card.ts'
import { sentences } from '../sentences.ts'
import styles from './matches.module.css'

interface SavedJobsProps {
  readonly saved: readonly Suggestion[]
}

/** The saved jobs, each with a link to its page. */
export function SavedJobs({ saved }: SavedJobsProps) {
  const t = sentences.use()
  const format = useFormatCard()
  return (
    <section>
      <h2 className={styles.savedTitle}>{t('saved.title')}</h2>
      <ul className={styles.saved}>
        {saved.map((card) => (
          <Card as="li" key={card.id}>
            <h3 className={styles.savedJob}>
              <CardLink href={`/jobs/${card.id}`} renderLink={routerLink}>
                {card.title}
              </CardLink>
            </h3>
            <p className={styles.savedFacts}>
              {byDots([card.company_name, format.pay(card), format.place(card)])}
            </p>
          </Card>
        ))}
      </ul>
      <p className={styles.savedAll}>
        <Link href={savedPage.path} renderLink={routerLink}>
          {t('saved.all')}
        </Link>
      </p>
    </section>
  )
}
