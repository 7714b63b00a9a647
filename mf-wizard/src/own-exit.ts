/** Of a navigation by which the application itself is left: the candidate is not asked whether they mean it. */
export const ownExit = { state: { isExit: true } } as const

export const isOwnExit = (state: unknown): boolean =>
  (state as { readonly isExit?: boolean } | null)?.isExit === true
