type Sink = (error: unknown, where: string) => void
let sink: Sink | undefined
let waiting: Parameters<Sink>[] = []
/** an error in a loop is known by its first */
const maxWaiting = 20

/** The one port for unhandled errors: the console, and the host's sink as soon as it has one. */
export function reportError(error: unknown, where: string): void {
  // oxlint-disable-next-line no-console -- where no reporting service is set it goes nowhere else
  console.error(`[${where}]`, error)
  if (sink) sink(error, where)
  else if (waiting.length < maxWaiting) waiting.push([error, where])
}

/** For the host. */
export function setErrorReporting(next: Sink): void {
  sink = next
  for (const one of waiting) next(...one)
  waiting = []
}
