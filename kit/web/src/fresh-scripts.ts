/** Name of the global value that every build appends to the addresses of its scripts and styles, where it is set. */
export const freshMark = 'lunchpailFresh'

/** From now on scripts and styles are fetched under new addresses, so that a request which hangs is not joined again. */
export function askAfresh(): void {
  Object.assign(globalThis, { [freshMark]: `?again=${Date.now()}` })
}
