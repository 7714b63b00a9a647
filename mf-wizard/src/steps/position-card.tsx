import type { ReactNode } from 'react'
import { wageRange } from '@lunchpail/contracts/language/figures'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import { Card } from '@lunchpail/kit-ui/card'
import { FactList, type FactProps } from '@lunchpail/kit-ui/fact'
import { LogoMark } from '@lunchpail/kit-ui/logo-mark'
import { sentences } from '../sentences.ts'
import styles from './position-card.module.css'

interface PositionCardProps {
  readonly position: WizardPosition
  readonly as?: 'li' | 'article'
  /** heading level */
  readonly level?: 2 | 3
  readonly children?: ReactNode
}

/** A position: logo, title, company, place, and the wage if it is known. */
export function PositionCard({ position, as = 'article', level = 2, children }: PositionCardProps) {
  const t = sentences.use()
  const Heading = `h${level}` as const
  const { known, amounts } = wageRange(position.wage_from, position.wage_to)
  const pay: FactProps = {
    icon: 'pay',
    strong: true,
    label: t('fact.pay'),
    children: t(known === 'range' ? 'job.wage-range' : 'job.wage', { from: amounts.to ?? '', ...amounts }),
  }
  return (
    <Card as={as} className={styles.card}>
      <LogoMark name={position.company_name} src={position.logo_url} />
      <div className={styles.words}>
        <Heading className={styles.title}>{position.title}</Heading>
        <FactList
          facts={[
            ...(known === 'unknown' ? [] : [pay]),
            { icon: 'building', label: t('fact.company'), children: position.company_name },
            { icon: 'place', label: t('fact.place'), children: `${position.city}, ${position.region}` },
          ]}
        />
        {children}
      </div>
    </Card>
  )
}
