import { exportEqualOpportunity } from './export-equal-opportunity.ts'
import { exportSelectionRates } from './export-selection-rates.ts'
import { getEqualOpportunity } from './get-equal-opportunity.ts'
import { keepEqualOpportunity } from './keep-equal-opportunity.ts'
import { saveEqualOpportunity } from './save-equal-opportunity.ts'

export const routes = {
  exportEqualOpportunity,
  exportSelectionRates,
  getEqualOpportunity,
  keepEqualOpportunity,
  saveEqualOpportunity,
}
