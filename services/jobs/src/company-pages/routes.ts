import { getCompany } from './get-company.ts'

export const routes = {
  getCompany,
}
