import { pagedAddress } from '../search/page-of.ts'

export const companyAddress = (id: number | string, page: number): string =>
  pagedAddress(`/companies/${id}`, page)
