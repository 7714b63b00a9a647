/** A sleep that is cut short when there is something to do. */
export class Waker {
  #wake: (() => void) | undefined
  #due = false

  /** There is something to do. */
  now(): void {
    this.#due = true
    this.#wake?.()
  }

  async sleep(longest: number): Promise<void> {
    if (!this.#due)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, longest)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    this.#due = false
  }
}
