/** The one port for errors that nobody handled. Falls back to the console. */
export type ErrorReporter = (error: unknown, where: string) => void

// oxlint-disable-next-line no-console -- the port's fallback
let reporter: ErrorReporter = (error, where) => console.error(`[${where}]`, error)

export function setErrorReporter(next: ErrorReporter): void {
  reporter = next
}

export function reportError(error: unknown, where: string): void {
  reporter(error, where)
}
