/** Pauses in milliseconds while a row is expected whose transaction has not ended yet. */
const steps = [2, 4, 8, 15, 30, 60, 120, 250, 500]

/** A sleep that is cut short when there is, or may soon be, something to do. */
export class Waker {
  #wake: (() => void) | undefined
  #due = false
  #step = steps.length

  /** There is something to do. */
  now(): void {
    this.#due = true
    this.#wake?.()
  }

  /** Something was written whose transaction may end at any moment. */
  soon(): void {
    const idle = this.#step >= steps.length
    this.#step = 0
    if (idle) this.#wake?.()
  }

  /** What was expected has come. */
  found(): void {
    this.#step = steps.length
  }

  async sleep(longest: number): Promise<void> {
    if (!this.#due) {
      const pause = steps[this.#step] ?? longest
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      this.#wake = undefined
      if (this.#step < steps.length) this.#step += 1
    }
    this.#due = false
  }
}
