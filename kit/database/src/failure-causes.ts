interface DatabaseError {
  readonly cause?: unknown
  readonly errors?: readonly unknown[]
  readonly meta?: { readonly driverAdapterError?: unknown }
}

const maxDepth = 5

/** Whether a failure, or one of those that Prisma, its driver adapter or pg wrapped in it, is as asked. */
export function someCause(
  failure: unknown,
  isAsked: (cause: Readonly<Record<'code' | 'kind' | 'message', unknown>>) => boolean,
  depth = maxDepth,
): boolean {
  if (!(failure instanceof Object) || depth === 0) return false
  if (isAsked(failure as Parameters<typeof isAsked>[0])) return true
  const { cause, errors = [], meta } = failure as DatabaseError
  return [cause, meta?.driverAdapterError, ...errors].some((inner) => someCause(inner, isAsked, depth - 1))
}
