/** Name of the global value that every build appends to the addresses of its scripts and styles, if it is set. */
export const cacheBustGlobal = 'lunchpailFresh'

/** From now on scripts and styles are fetched under new addresses: the browser would join a request that hangs. */
export function bustCache(): void {
  Object.assign(globalThis, { [cacheBustGlobal]: `?again=${Date.now()}` })
}
