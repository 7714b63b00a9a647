/** The page of an address. What is no page is the first. */
export const pageOf = (search: URLSearchParams): number => {
  const typed = search.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : 1
}

/** An address with its page, which the first does not name. */
export const pagedAddress = (path: string, page: number): string =>
  page === 1 ? path : `${path}?page=${page}`
