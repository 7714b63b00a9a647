import { companyLogo } from './company-logo.ts'

export const routes = {
  companyLogo,
}
