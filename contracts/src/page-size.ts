/** Rows on a page of any list. Not in the specification. */
export const pageSize = 20
