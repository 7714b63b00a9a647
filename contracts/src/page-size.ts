/** Rows on a page of any list. Decided where the specifications are silent. */
export const pageSize = 20
