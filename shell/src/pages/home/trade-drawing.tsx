import { Factory, Package, Truck, Wrench } from 'lucide-react'
import type { Role } from '@lunchpail/contracts/jobs/enumerations'

const drawings = {
  warehouse: Package,
  trucking: Truck,
  production: Factory,
  'skilled trades': Wrench,
} as const

/** What a kind of work looks like; the words stand beside it. */
export function RoleDrawing({ role }: { readonly role: Role }) {
  const Drawing = drawings[role]
  return <Drawing aria-hidden="true" focusable="false" size={28} />
}
