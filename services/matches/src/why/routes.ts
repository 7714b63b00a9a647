import { countCosts } from './count-costs.ts'
import { whyNotSuggested } from './why-not-suggested.ts'

export const routes = {
  countCosts,
  whyNotSuggested,
}
