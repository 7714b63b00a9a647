import { tradeBit } from '@lunchpail/contracts/jobs/enumerations'
import { Link } from '@lunchpail/kit-web/router'
import { homeSentences } from './home-sentences.ts'
import { TradeDrawing } from './trade-drawing.tsx'
import styles from './categories.module.css'

const categories = [
  { trade: 'warehouse', key: 'role.warehouse' },
  { trade: 'trucking', key: 'role.trucking' },
  { trade: 'production', key: 'role.production' },
  { trade: 'skilled trades', key: 'role.skilled-trades' },
] as const

/** The four kinds of work, each a way into the list of jobs. */
export function Categories() {
  const t = homeSentences.use()
  return (
    <section>
      <h2>{t('home.categories')}</h2>
      <ul className={styles.categories}>
        {categories.map(({ trade, key }) => (
          <li key={trade}>
            <Link to={`/jobs?role=${tradeBit[trade]}`} className={styles.category}>
              <TradeDrawing trade={trade} />
              <strong>{t(key)}</strong>
              <span>{t(`${key}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
