import type { SchoolEntry } from '@lunchpail/contracts/wizard/application'
import { isDegree, type degreeType } from '@lunchpail/contracts/wizard/enumerations'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { sentences } from '../../sentences.ts'
import { Section } from '../section.tsx'
import styles from './overview.module.css'

type Degree = (typeof degreeType)[keyof typeof degreeType]

/** Schools; they are edited inside the history step. */
export function Education({ schools }: { readonly schools: readonly SchoolEntry[] }) {
  const t = sentences.use()
  const degreeOf = ({ degree_type: degree }: SchoolEntry) =>
    isDegree(degree) ? t(`degree.${degree as Degree}`) : undefined
  const isEmpty = schools.length === 0
  return (
    <Section name="schools" editor="#history" isEmpty={isEmpty}>
      {isEmpty && <p>{t('section.schools.empty')}</p>}
      <ul className={styles.list}>
        {schools.map((school, place) => (
          <li key={place}>
            {/* basic info asks for the degree alone */}
            <h3>{school.name || degreeOf(school)}</h3>
            <p>{[school.name && degreeOf(school), school.degree_major].filter(Boolean).join(', ')}</p>
            <p className={styles.soft}>
              {byDots([[school.city, school.state].filter(Boolean).join(', '), school.graduation_year])}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
