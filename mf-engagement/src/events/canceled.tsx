import type { Gathering } from '@lunchpail/contracts/engagement/gatherings'
import { Notice } from '@lunchpail/kit-ui/notice'
import { gatheringSentences as sentences } from './gathering-sentences.ts'

interface CanceledProps {
  readonly gathering: Gathering
  /** who reads it has a place, or waits for one */
  readonly mine?: boolean
}

/** In place of what one could do at an event or in a program that its company canceled. */
export function Canceled({ gathering, mine = false }: CanceledProps) {
  const t = sentences.use()
  return (
    <Notice tone="warn" title={t(gathering.kind === 'program' ? 'canceled.program' : 'canceled.event')}>
      {t(mine ? 'canceled.own' : 'canceled.text')}
    </Notice>
  )
}
