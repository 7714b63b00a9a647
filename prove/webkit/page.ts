import { setTimeout as wait } from 'node:timers/promises'
import { serverRenderedElementId } from '@lunchpail/kit-web/host-api'
import { StaleElement, type Browser, type Element } from './web-driver.ts'

/** For hangs, not for speed. */
const longestMs = 60_000

/** What a person does on a page, found as they see it: by its label, by what stands on it. */
export function pageOf(browser: Browser) {
  /** Asks until there is an answer. */
  async function until<T>(what: string, ask: () => Promise<T | null | false | undefined>): Promise<T> {
    const limit = performance.now() + longestMs
    for (;;) {
      const answer = await ask()
      if (answer) return answer
      if (performance.now() > limit) throw new Error(`${what} has not come; the page is ${await title()}`)
      await wait(100)
    }
  }

  const onceFound = async (
    what: string | RegExp,
    find: () => Promise<Element | null>,
    act: (element: Element) => Promise<void>,
  ): Promise<void> => {
    await until(String(what), async () => {
      const element = await find()
      if (!element) return false
      try {
        await act(element)
        return true
      } catch (failure) {
        if (failure instanceof StaleElement) return false
        throw failure
      }
    })
  }

  const title = (): Promise<string> =>
    browser.evaluate(
      () =>
        [...document.querySelectorAll('h1')]
          .find((one) => one.checkVisibility({ visibilityProperty: true }))
          ?.textContent?.trim() ?? '',
    )

  /** A button or a link whose words fit, in front of all others where a dialog is open. */
  const findButton = (words: RegExp): Promise<Element | null> =>
    browser.find((source) => {
      const root = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document
      const named = (one: HTMLElement) =>
        (one.ariaLabel ?? one.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
      return [...root.querySelectorAll<HTMLElement>('button, a, summary')].findLast(
        (one) => one.checkVisibility({ visibilityProperty: true }) && new RegExp(source).test(named(one)),
      )
    }, words.source)

  const findField = (label: string): Promise<Element | null> =>
    browser.find((wanted) => {
      const fields = [
        ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
          'input, select, textarea',
        ),
      ]
      return fields.find(
        (field) =>
          field.checkVisibility({ visibilityProperty: true }) &&
          [...(field.labels ?? [])].some((one) => one.textContent?.trim().startsWith(wanted)),
      )
    }, label)

  return {
    until,
    title,
    findButton,
    /** Opens an address, and waits until the page's scripts have taken over what the server has rendered. */
    open: async (url: string): Promise<void> => {
      await browser.open(url)
      const rendered = () => browser.evaluate((id) => !document.getElementById(id), serverRenderedElementId)
      await until('the page of the scripts', rendered)
    },
    press: (words: RegExp): Promise<void> => onceFound(words, () => findButton(words), browser.click),
    fill: (label: string, text: string): Promise<void> =>
      onceFound(
        label,
        () => findField(label),
        (field) => browser.type(field, text),
      ),
    /** Chooses by its words, or the first that says something. */
    select: async (label: string, words?: string): Promise<void> => {
      const field = await until(label, () => findField(label))
      const option = await browser.find(
        (select, wanted) =>
          [...(select as unknown as HTMLSelectElement).options].find((one) =>
            wanted ? one.text === wanted : one.value,
          ),
        field,
        words,
      )
      await browser.click(option!)
    },
    /** Taps the first choice of each group where none is chosen yet, and the first option of each list. */
    chooseFirst: async (): Promise<void> => {
      const open = () =>
        browser.find(() => {
          const groups = [
            ...document.querySelectorAll('main [role=radiogroup], main fieldset, main [role=group]'),
          ]
          const unanswered = groups
            .filter((group) => group.checkVisibility({ visibilityProperty: true }))
            .map((group) => [...group.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]')])
            .find((inputs) => inputs.length > 0 && !inputs.some(({ checked }) => checked))
          const select = [...document.querySelectorAll<HTMLSelectElement>('main select')].find(
            (one) => !one.value && one.checkVisibility({ visibilityProperty: true }),
          )
          return unanswered?.[0]?.labels?.[0] ?? [...(select?.options ?? [])].find(({ value }) => value)
        })
      for (let next = await open(); next; next = await open()) await browser.click(next)
    },
    /** Types the same into every text field that is empty. */
    answer: async (text: string): Promise<void> => {
      const empty = () =>
        browser.find(() =>
          [...document.querySelectorAll<HTMLInputElement>('main input[type=text], main textarea')].find(
            (field) => !field.value && field.checkVisibility({ visibilityProperty: true }),
          ),
        )
      for (let next = await empty(); next; next = await empty()) await browser.type(next, text)
    },
  }
}
export type Page = ReturnType<typeof pageOf>
