import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@lunchpail/kit-local/ports'
import { respondsOk } from '@lunchpail/kit-local/responds-ok'
import { vi } from 'vitest'
import type { WebKit } from './install-webkit.ts'

/** An element was replaced after it had been found: it is looked for again. */
export class StaleElement extends Error {}

/** How WebDriver names an element in JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
export interface Element {
  readonly [elementKey]: string
}

/**
 * A browser with one page, driven over W3C WebDriver: WebKitGTK, as every browser on an iPhone is WebKit and Playwright's build is a
 * download that no package registry has. Ten calls over `fetch` need neither `webdriver` nor `selenium-webdriver`. Its driver tells
 * nothing of the console, so what fails in a page is read from the site's own error reports. It is not Safari: touch, zoom on
 * small fields and the keyboard on the screen are not tried. `npm test` leaves it out: it takes 66 packages of the system.
 */
export interface Browser {
  readonly open: (url: string) => Promise<void>
  /** Runs a function in the page; it sees its arguments alone. */
  readonly evaluate: <Args extends readonly unknown[], T>(
    run: (...args: Args) => T,
    ...args: Args
  ) => Promise<T>
  /** Finds by a function that runs in the page. */
  readonly find: <Args extends readonly unknown[]>(
    run: (...args: Args) => HTMLElement | null | undefined,
    ...args: Args
  ) => Promise<Element | null>
  readonly click: (element: Element) => Promise<void>
  /** Types, into a field that is emptied first. */
  readonly type: (element: Element, text: string) => Promise<void>
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

export const screen = { width: 390, height: 844 }

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  process.kill()
  await once(process, 'exit')
}

/** A screen of a phone's size, whose number it says itself. */
async function startScreen({ screen: program }: WebKit) {
  const { width, height } = screen
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp']
  const process = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await once(process.stdio[3]!, 'data')) as [Buffer]
  return { process, display: `:${number.toString().trim()}` }
}

/** Starts WebKit on the whole of a phone's screen. */
export async function startWebKit(webKit: WebKit): Promise<Browser> {
  const { process: server, display } = await startScreen(webKit)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const driver = spawn(webKit.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LANG: 'en_US.UTF-8', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  })

  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${address}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (value?.error === 'stale element reference') throw new StaleElement(path)
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
  const stop = async (): Promise<void> => {
    await end(driver)
    await end(server)
  }
  try {
    await vi.waitUntil(() => respondsOk(`${address}/status`), { timeout: 60_000 })
    const options = { binary: webKit.browser, args: ['--automation', '--full-screen'] }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
    const { sessionId } = await call<{ sessionId: string }>('POST', '', { capabilities })
    const own = <T>(method: string, path: string, body?: object): Promise<T> =>
      call(method, `/${sessionId}${path}`, body)
    await own('POST', '/window/rect', { x: 0, y: 0, ...screen })
    const run = <T>(source: string, args: readonly unknown[]): Promise<T> =>
      own('POST', '/execute/sync', { script: `return (${source})(...arguments)`, args })
    const on = (element: Element, path: string, body: object): Promise<void> =>
      own('POST', `/element/${element[elementKey]}${path}`, body)
    // the driver itself scrolls no further than to the edge, where the navigation lies above
    const show = (element: Element): Promise<void> =>
      run("(element) => element.scrollIntoView({ behavior: 'instant', block: 'center' })", [element])
    return {
      open: (url) => own('POST', '/url', { url }),
      evaluate: (work, ...args) => run(String(work), args),
      find: (work, ...args) => run(String(work), args),
      click: async (element) => {
        await show(element)
        await on(element, '/click', {})
      },
      type: async (element, typed) => {
        await show(element)
        await on(element, '/clear', {})
        await on(element, '/value', { text: typed })
      },
      screenshot: async () => Buffer.from(await own<string>('GET', '/screenshot'), 'base64'),
      close: async () => {
        await own('DELETE', '')
        await stop()
      },
    }
  } catch (failure) {
    await stop()
    throw failure
  }
}
