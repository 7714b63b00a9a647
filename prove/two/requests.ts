interface Request {
  readonly what: string
  readonly beganMs: number
  readonly endedMs: number
  /** a status, or why there is none */
  readonly outcome: number | string
}

const failed = ({ outcome }: Request): boolean => typeof outcome === 'string' || outcome >= 400

/** From the signal to the end of a process. */
export interface Kill {
  readonly beganMs: number
  readonly endedMs: number
}

/** Every request that was made of the site: when, and what came of it. */
export class Requests {
  #all: Request[] = []
  #open = 0

  /** A request to its last byte. */
  async make(url: string | URL, what: string, init: RequestInit): Promise<Response> {
    const beganMs = performance.now()
    const note = (outcome: number | string): void => {
      this.#all.push({ what, beganMs, endedMs: performance.now(), outcome })
    }
    this.#open += 1
    try {
      const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(30_000) })
      const body = await response.arrayBuffer()
      note(response.status)
      const bodiless = response.status === 204 || response.status === 304
      return new Response(bodiless ? null : body, response)
    } catch (failure) {
      note(String((failure as Error).cause ?? failure))
      throw failure
    } finally {
      this.#open -= 1
    }
  }
  open(): number {
    return this.#open
  }
  /** What failed since then, but for what was on its way at one of these kills. */
  failures(sinceMs: number, but: readonly Kill[] = []): string[] {
    const excused = ({ beganMs, endedMs }: Request) =>
      but.some((kill) => beganMs <= kill.endedMs && kill.beganMs <= endedMs)
    return this.#since(sinceMs)
      .filter((request) => failed(request) && !excused(request))
      .map(
        ({ what, outcome, beganMs, endedMs }) =>
          `${what}: ${outcome} after ${Math.round(endedMs - beganMs)} ms, begun at ${(beganMs / 1_000).toFixed(2)} s`,
      )
  }
  /** How many there were since then, how many of them failed, and the longest time without one that was answered. */
  figures(sinceMs: number) {
    const all = this.#since(sinceMs)
    const answered = all.filter((request) => !failed(request))
    const ends = answered.map(({ endedMs }) => endedMs).toSorted((a, b) => a - b)
    const gaps = ends.slice(1).map((end, index) => end - ends[index]!)
    return {
      all: all.length,
      failed: all.length - answered.length,
      gapSeconds: Math.max(0, ...gaps) / 1_000,
      slowestSeconds: Math.max(0, ...answered.map(({ beganMs, endedMs }) => endedMs - beganMs)) / 1_000,
    }
  }
  #since(sinceMs: number): Request[] {
    return this.#all.filter(({ endedMs }) => endedMs >= sinceMs)
  }
}
