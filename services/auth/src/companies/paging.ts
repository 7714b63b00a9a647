import { pageSize } from '@lunchpail/contracts/page-size'

export const rowsOf = (page = 1) => ({ skip: (page - 1) * pageSize, take: pageSize })

export const pagesOf = (total: number, page = 1) => ({ page, pages: Math.ceil(total / pageSize), total })
