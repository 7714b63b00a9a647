import type { BeforeLive } from '@lunchpail/kit-build/shell-offer'

/** All ways of looking at a release, one after the other while it fits. Asked again for the same shells, as where two release at once, it says the same. */
export function beforeLive(ways: readonly BeforeLive[]): BeforeLive {
  const said = new Map<string, Promise<string[]>>()
  return (...release) => {
    const [{ name, version }, , shells] = release
    const key = JSON.stringify([name, version, shells])
    const look = async (): Promise<string[]> => {
      for (const way of ways) {
        const reasons = await way(...release)
        if (reasons.length > 0) return reasons
      }
      return []
    }
    const saying = said.get(key) ?? look()
    said.set(key, saying)
    return saying
  }
}
