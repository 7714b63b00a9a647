import { useEffect, useState } from 'react'
import type { preferenceCostsSlot } from '@lunchpail/contracts/matches/slots'
import { Disclosure } from '@lunchpail/kit-ui/disclosure'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadCosts } from './api.ts'
import { sentences } from './sentences.ts'

/** Longer than between two clicks or digits of whoever is still at it. */
const settledMs = 400

/** The last value that stayed for a while; the first one at once. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as Value), settledMs)
    return () => clearTimeout(timer)
  }, [key])
  return settled
}

/** Follows the form. Where it cannot be counted there is nothing: no one came for it. */
function PreferenceCosts({ preferences }: SlotComponentProps<typeof preferenceCostsSlot>) {
  const t = sentences.use()
  const settled = useSettled(preferences)
  const load = useLoad((signal) => loadCosts(settled, signal), [JSON.stringify(settled)])
  if (!load.value || load.state === 'failed') return null
  const { text, costs } = load.value
  const [most, ...others] = costs
  return (
    <div role="status">
      <p>
        {text} {most?.text}
      </p>
      {others.length > 0 && (
        <Disclosure kind="inline" summary={t('others')}>
          <ul>
            {others.map(({ preference, text: other }) => (
              <li key={preference}>{other}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}

export default PreferenceCosts
