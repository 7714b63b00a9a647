import { Factory, Package, Truck, Wrench } from 'lucide-react'
import type { Trade } from '@lunchpail/contracts/jobs/enumerations'

const drawings = {
  warehouse: Package,
  trucking: Truck,
  production: Factory,
  'skilled trades': Wrench,
} as const

/** What a kind of work looks like; the words stand beside it. */
export function TradeDrawing({ trade }: { readonly trade: Trade }) {
  const Drawing = drawings[trade]
  return <Drawing aria-hidden="true" focusable="false" size={28} />
}
