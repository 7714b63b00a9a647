import type { Applied } from '@lunchpail/contracts/engagement/portal-api'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { portalSentences } from '../portal/sentences.ts'
import { stateKeys } from './state-badge.tsx'

const steps = ['invited', 'interviewed', 'forward', 'hired'] as const

interface NarrowedProps {
  /** what the address narrows the list by, as the stats do */
  readonly by: Readonly<Record<string, string>>
  readonly rows: readonly Applied[]
  /** the address of all of them */
  readonly all: string
}

/** By what the list is narrowed, in words, and the way to all. */
export function Narrowed({ by, rows, all }: NarrowedProps) {
  const t = portalSentences.use()
  const { position, state, days, step, source } = by
  const shownState = stateKeys.find((each) => each === state)
  const shownStep = steps.find((each) => each === step)
  const filters = [
    position !== undefined &&
      (rows.find((row) => String(row.position.id) === position)?.position.title ?? t('narrowed.role')),
    shownState && t(`state.${shownState}`),
    shownStep && t(`stats.${shownStep}`),
    step === 'waiting' && t('narrowed.waiting'),
    source !== undefined && t('narrowed.source', { source: source || t('stats.no-source') }),
    days !== undefined && t('stats.days', { n: Number(days) }),
  ].filter(Boolean)
  if (filters.length === 0) return null
  return (
    <p>
      {t('applies.narrowed', { filters: byDots(filters) })}{' '}
      <LinkButton size="small" href={all} renderLink={routerLink}>
        {t('applies.show-all')}
      </LinkButton>
    </p>
  )
}
