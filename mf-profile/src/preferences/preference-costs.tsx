import { preferenceCostsSlot } from '@lunchpail/contracts/matches/slots'
import { Slot } from '@lunchpail/kit-web/slot'
import * as z from 'zod/mini'
import { bodyOf, isAvailable, type PreferencesValues } from './preferences-values.ts'

/** What the preferences cost as they are in the form, as long as they could be saved so. */
export function PreferenceCosts({ values }: { readonly values: PreferencesValues }) {
  const { data } = z.safeParse(preferenceCostsSlot.props, { preferences: bodyOf(values) })
  if (!data || !isAvailable(values)) return null
  return <Slot slot={preferenceCostsSlot} props={data} fallback={() => null} />
}
