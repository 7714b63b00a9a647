import { useId, useState } from 'react'
import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Card } from '@lunchpail/kit-ui/card'
import { Link } from '@lunchpail/kit-ui/link'
import { LogoMark } from '@lunchpail/kit-ui/logo-mark'
import { applyAddress } from '@lunchpail/contracts/jobs/saved-positions'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { useMayApply } from '../../interested/interested.ts'
import { CardDetails } from './card-details.tsx'
import { OneClick } from './one-click.tsx'
import { similarSentences } from './sentences.ts'
import { useFormatJob } from '../use-format-job.ts'
import styles from './similar.module.css'

interface SimilarCardProps {
  readonly job: PositionCard
  /** it was applied to, and stays as long as the list */
  readonly onSent: () => void
}

/** A job in a few lines; with its details below where they are asked for. */
export function SimilarCard({ job, onSent }: SimilarCardProps) {
  const t = similarSentences.use()
  const format = useFormatJob()
  const id = useId()
  const mayApply = useMayApply()
  const { account } = useSession()
  const [layout, setLayout] = useState<'collapse' | 'expand'>('collapse')
  const isExpanded = layout === 'expand'
  const toggle = t(isExpanded ? 'similar.collapse' : 'similar.expand')
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.title} lang={format.lang(job)}>
            <Link href={`/jobs/${job.id}`} renderLink={routerLink}>
              {job.title}
            </Link>
          </h3>
          <p className={styles.company}>{job.company.name}</p>
          <p className={styles.fact}>
            {byDots([
              format.pay(job.wage),
              format.place(job.location),
              format.distance(job),
              format.shift(job),
            ])}
          </p>
        </div>
        <LogoMark name={job.company.name} src={job.company.logo_url} size="small" />
      </div>
      {isExpanded && (
        <div id={id}>
          <CardDetails id={job.id} />
        </div>
      )}
      <div className={styles.foot}>
        <Button
          kind="quiet"
          size="small"
          className={styles.toggle}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? id : undefined}
          aria-label={t('similar.about', { label: toggle, title: job.title })}
          onClick={() => setLayout(isExpanded ? 'collapse' : 'expand')}
        >
          {toggle}
        </Button>
        {mayApply &&
          (account ? (
            <OneClick job={job} onSent={onSent} />
          ) : (
            <LinkButton
              size="small"
              href={applyAddress([job.id])}
              renderLink={routerLink}
              aria-label={t('similar.about', { label: t('similar.apply'), title: job.title })}
            >
              {t('similar.apply')}
            </LinkButton>
          ))}
      </div>
    </Card>
  )
}
