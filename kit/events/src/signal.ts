/** A wait that ends early when it is notified. A notification before the wait counts. */
export class Signal {
  #end: (() => void) | undefined
  #notified = false

  notify(): void {
    this.#notified = true
    this.#end?.()
  }

  async wait(timeoutMs: number): Promise<void> {
    if (!this.#notified)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs)
        this.#end = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    this.#notified = false
  }
}
