import { roleBit } from '@lunchpail/contracts/jobs/enumerations'
import { Link } from '@lunchpail/kit-web/router'
import { homeSentences } from './home-sentences.ts'
import { RoleDrawing } from './role-drawing.tsx'
import styles from './categories.module.css'

const categories = [
  { role: 'warehouse', key: 'role.warehouse' },
  { role: 'trucking', key: 'role.trucking' },
  { role: 'production', key: 'role.production' },
  { role: 'skilled trades', key: 'role.skilled-trades' },
] as const

/** The four kinds of work, each a way into the list of jobs. */
export function Categories() {
  const t = homeSentences.use()
  return (
    <section>
      <h2>{t('home.categories')}</h2>
      <ul className={styles.categories}>
        {categories.map(({ role, key }) => (
          <li key={role}>
            <Link to={`/jobs?role=${roleBit[role]}`} className={styles.category}>
              <RoleDrawing role={role} />
              <strong>{t(key)}</strong>
              <span>{t(`${key}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
