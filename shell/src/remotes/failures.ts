const failures = new Map<string, unknown>()

/** Why a remote could not be put in place the last time; undefined where it could. */
export const failureOf = (remote: string): unknown => failures.get(remote)
export const keepFailure = (remote: string, error: unknown): void => void failures.set(remote, error)
export const forgetFailure = (remote: string): void => void failures.delete(remote)
