import { useState } from 'react'
import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import { acceptedFromHome } from '@lunchpail/contracts/wizard/rules/way-from-home'
import { reportError } from '@lunchpail/kit-web/error-report'
import { useNavigate } from '@lunchpail/kit-web/router'
import { findFarPositions } from '../../api.ts'
import { ownExit } from '../../own-exit.ts'
import type { StepProps } from '../step.ts'

interface LocationCheck {
  readonly far: readonly WizardPosition[]
  readonly busy: boolean
  /** goes on at once, or asks first */
  readonly check: (next: () => void) => Promise<void>
  /** null: closed without an answer */
  readonly answer: (takesIt: boolean | null) => void
}

/**
 * Asks once for each ZIP code and job whether the way is fine; the soft review takes a yes as given, until the ZIP code
 * is another (`acceptedFromHome`). Where the check or the dialog fails no one is kept from going on: the soft review asks again
 * before the application is sent.
 */
export function useLocationCheck({
  value,
  context,
  onChange,
  host,
}: Pick<StepProps, 'value' | 'context' | 'onChange' | 'host'>): LocationCheck {
  const navigate = useNavigate()
  const [far, setFar] = useState<readonly WizardPosition[]>([])
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<string>()
  const [after, setAfter] = useState<{ readonly next: () => void }>()
  const { address_postal_code: zip = '', address_international } = value

  const accepted = acceptedFromHome(value)

  const check = async (next: () => void): Promise<void> => {
    if (address_international || asked === zip) return next()
    setBusy(true)
    const found = await findFarPositions(
      zip,
      context.positions.map(({ id }) => id),
    ).catch((error: unknown) => {
      reportError(error, 'zip in range')
      return [] as readonly number[]
    })
    setBusy(false)
    setAsked(zip)
    const positions = context.positions.filter(
      ({ id }) => found.includes(id) && !accepted[id]?.includes('location'),
    )
    setFar(positions)
    setAfter({ next })
    if (positions.length === 0) next()
  }
  const answer = (takesIt: boolean | null) => {
    setFar([])
    if (takesIt === null) return setAsked(undefined)
    const taken = far.map(({ id }) => [id, [...new Set([...(accepted[id] ?? []), 'location' as const])]])
    onChange({
      location_screen: takesIt,
      ...(takesIt && { mismatch_ack: { ...accepted, ...Object.fromEntries(taken) } }),
    })
    host.save()
    if (takesIt) after?.next()
    else void navigate(jobListPage.path, ownExit)
  }
  return { far, busy, check, answer }
}
