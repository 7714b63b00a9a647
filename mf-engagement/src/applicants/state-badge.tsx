import type { Applied } from '@lunchpail/contracts/engagement/portal-api'
import { Badge } from '@lunchpail/kit-ui/badge'
import { portalSentences } from '../portal/sentences.ts'

const tones = ['accent', 'accent', 'neutral', 'good', 'neutral', 'good', 'neutral', 'good'] as const
export const stateKeys = ['0', '1', '2', '3', '4', '5', '6', '7'] as const

/** A state of 2 §4 in words; what its candidate withdrew says so. */
export function StateBadge({ application }: { readonly application: Pick<Applied, 'state' | 'withdrawn'> }) {
  const t = portalSentences.use()
  if (application.withdrawn) return <Badge>{t('state.withdrawn')}</Badge>
  const key = stateKeys[application.state] ?? '0'
  return <Badge tone={tones[application.state] ?? 'neutral'}>{t(`state.${key}`)}</Badge>
}
