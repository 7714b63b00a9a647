import { applicationState } from '@lunchpail/contracts/engagement/enumerations'
import { Badge, type BadgeProps } from '@lunchpail/kit-ui/badge'
import { sentences } from '../sentences.ts'

type Known = 0 | 1 | 2 | 3 | 4
const known: readonly number[] = Object.values(applicationState)
/** The other side may be newer than this page: a state we do not know reads as one that was sent. */
const shown = (state: number): Known => (known.includes(state) ? (state as Known) : 0)

const tones: Record<Known, BadgeProps['tone']> = {
  0: 'neutral',
  1: 'good',
  2: 'neutral',
  3: 'good',
  4: 'neutral',
}

/** Formats a state and what follows from it. */
export const useFormatState = () => {
  const t = sentences.use()
  return {
    state: (state: number) => t(`state.${shown(state)}`),
    next: (state: number) => t(`next.${shown(state)}`),
  }
}

export function StateBadge({ state }: { readonly state: number }) {
  const format = useFormatState()
  return <Badge tone={tones[shown(state)]}>{format.state(state)}</Badge>
}
