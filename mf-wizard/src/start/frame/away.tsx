import { pathFits } from '@lunchpail/contracts/address-table'
import { startPage } from '@lunchpail/contracts/wizard/pages'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { useBlocker } from '@lunchpail/kit-web/router'
import type { DraftStore } from '../../draft/draft-store.ts'
import { isOwnExit } from '../../own-exit.ts'
import { LeaveDialog } from './leave-dialog.tsx'

interface AwayProps {
  readonly store: DraftStore
  readonly step: StepName
}

/** A link or Back that leads out of the application is held, until the person has read how much is left. */
export function Away({ store, step }: AwayProps) {
  const { state, proceed, reset } = useBlocker(
    ({ nextLocation }) => !pathFits(startPage.path, nextLocation.pathname) && !isOwnExit(nextLocation.state),
  )
  const leave = () => {
    if (store.isUnsaved()) store.push(step)
    proceed?.()
  }
  return <LeaveDialog open={state === 'blocked'} step={step} onLeave={leave} onStay={() => reset?.()} />
}
