import type { Locator } from '@playwright/test'

/**
 * Counts what a person does on their way: each tap, each field that is typed and each option that is picked is one. What is
 * answered because this one job asks it (its questions, its skills and where they come from, its shift, what does not fit)
 * is counted apart: another job asks something else, whatever the site knows of the person.
 */
export function tapCount() {
  const done: string[] = []
  const ofTheJob: string[] = []
  const tap = async (target: Locator, what: string, into = done): Promise<void> => {
    await target.click()
    into.push(what)
  }
  const type = async (target: Locator, text: string, what: string, into = done): Promise<void> => {
    await target.fill(text)
    into.push(what)
  }
  const pick = async (
    target: Locator,
    option: string | { index: number },
    what: string,
    into = done,
  ): Promise<void> => {
    // a finger opens the list
    await target.dispatchEvent('pointerdown')
    await target.selectOption(option)
    into.push(what)
  }
  const report = (): string =>
    [
      ...done.map((what, place) => `${place + 1}. ${what}`),
      ...ofTheJob.map((what) => `   for the job: ${what}`),
    ].join('\n')
  return { done, ofTheJob, tap, type, pick, report }
}

export type TapCount = ReturnType<typeof tapCount>
