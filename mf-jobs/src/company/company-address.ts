/** What is no page is the first. */
export const pageOf = (search: URLSearchParams): number => {
  const typed = search.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : 1
}

export const companyAddress = (id: number | string, page: number): string =>
  page === 1 ? `/companies/${id}` : `/companies/${id}?page=${page}`
