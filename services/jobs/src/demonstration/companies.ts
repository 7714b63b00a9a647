import { bayouMechanical } from './companies/bayou-mechanical.ts'
import { bigOak } from './companies/big-oak.ts'
import { canyonFresh } from './companies/canyon-fresh.ts'
import { copperline } from './companies/copperline.ts'
import { harborAndPine } from './companies/harbor-and-pine.ts'
import { ironbound } from './companies/ironbound.ts'
import { lakefront } from './companies/lakefront.ts'
import { magnolia } from './companies/magnolia.ts'
import { morningLoaf } from './companies/morning-loaf.ts'
import { northgate } from './companies/northgate.ts'
import { saguaro } from './companies/saguaro.ts'
import { westbay } from './companies/westbay.ts'
import type { DemonstrationCompany } from './demonstration-company.ts'

export const companies: readonly DemonstrationCompany[] = [
  harborAndPine,
  copperline,
  morningLoaf,
  lakefront,
  bayouMechanical,
  bigOak,
  westbay,
  canyonFresh,
  magnolia,
  saguaro,
  northgate,
  ironbound,
]
