import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { Link } from '@lunchpail/kit-ui/link'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { applyToSaved } from '../addresses.ts'
import { sentences } from '../sentences.ts'
import styles from './matches.module.css'

interface DeckProgressProps {
  readonly at: number
  readonly of: number
  readonly saved: readonly Suggestion[]
}

/** The progress, and a link to apply to the saved jobs. */
export function DeckProgress({ at, of, saved }: DeckProgressProps) {
  const t = sentences.use()
  return (
    <div className={styles.progress}>
      <p>{t('deck.progress', { n: at, of })}</p>
      {saved.length > 0 && (
        <Link kind="alone" href={applyToSaved(saved.map(({ id }) => id))} renderLink={routerLink}>
          {t('apply-saved', { n: saved.length })}
        </Link>
      )}
    </div>
  )
}
