import { getCompany } from './get-company.ts'
import { getCompanyText } from './get-company-text.ts'
import { setCompanyText } from './set-company-text.ts'

export const routes = {
  getCompany,
  getCompanyText,
  setCompanyText,
}
