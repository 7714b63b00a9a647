import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { rspack } from '@rspack/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config from '../rspack.config.ts'

const browsers = [
  process.env['CHROMIUM_PATH'],
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
]
const executablePath = browsers.find((file) => file && existsSync(file))
const types: Record<string, string> = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' }
const samples = ['/?sample=jobs', '/?sample=question', '/?sample=form', '/?sample=dialog']

const folder = mkdtempSync(path.join(tmpdir(), 'lunchpail-gallery-'))
let server: Server
let browser: Browser

const build = () =>
  new Promise<void>((resolve, reject) => {
    const asked = config({}, { mode: 'production' })
    rspack({ ...asked, output: { ...asked.output, path: folder } }, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    )
  })

const serve = () =>
  new Promise<Server>((resolve) => {
    const started = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://gallery')
      const file = path.join(folder, pathname === '/' ? 'index.html' : path.basename(pathname))
      response.statusCode = existsSync(file) ? 200 : 404
      response.setHeader('content-type', types[path.extname(file)] ?? 'text/plain')
      response.end(existsSync(file) ? readFileSync(file) : '')
    }).listen(0, '127.0.0.1', () => resolve(started))
  })

const open = async (address: string, width: number, colorScheme: 'light' | 'dark'): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    isMobile: width < 500,
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`)
  await page.getByRole('heading').first().waitFor()
  return page
}

/** What axe finds; frames, for which it would open a page of its own each time, are not here. */
const findings = async (page: Page) => {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  return (await axe.analyze()).violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html)])
}

/** What a thumb must hit and is lower than 44 px: links within a sentence are let off, as WCAG does. */
const tooLow = (page: Page) =>
  page.evaluate(() => {
    const pressed = [...document.querySelectorAll('button, select, summary, textarea, input, a')]
    return pressed
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      .map((element) => (element.matches('[type=checkbox], [type=radio]') ? element.parentElement : element))
      .filter((element) => element && element.getBoundingClientRect().height < 43.5)
      .map((element) => element?.outerHTML.slice(0, 120))
  })

// The command that runs the tests finds or installs a browser first; without one this fails and says so.
describe('the gallery', () => {
  beforeAll(async () => {
    await build()
    server = await serve()
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  })

  afterAll(async () => {
    await browser?.close()
    server?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  // both schemes of every part stand in the first side by side
  it.each([['/', 'light'] as const, ...samples.map((sample) => [sample, 'dark'] as const)])(
    '[BY-17] %s, %s: no finding of axe, nothing too wide at either width, nothing too low',
    async (address, scheme) => {
      const page = await open(address, 390, scheme)
      expect(await findings(page)).toEqual([])
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(await tooLow(page)).toEqual([])
      }
      await page.context().close()
    },
  )

  it('[BY-17] a dialog gives the focus back to what opened it', async () => {
    const page = await open('/?sample=dialog', 390, 'light')
    await page.keyboard.press('Escape')
    const opener = page.getByRole('button', { name: 'Remind me later' })
    await opener.click()
    expect(
      await page
        .getByRole('heading', { name: 'When can we remind you?' })
        .evaluate((it) => it === document.activeElement),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await opener.evaluate((it) => it === document.activeElement)).toBe(true)
    await page.context().close()
  })

  it('[BY-17] what the focus comes to stands clear of the action bar, wherever the bar cuts the page', async () => {
    const page = await open('/?sample=question', 390, 'light')
    const underBar = () =>
      page.evaluate(() => {
        const bar = document.querySelector('[data-action-bar]')!.getBoundingClientRect()
        return document.activeElement!.getBoundingClientRect().bottom - bar.top
      })
    for (let height = 380; height <= 620; height += 40) {
      await page.setViewportSize({ width: 390, height })
      await page.evaluate(() => scrollTo(0, 0))
      for (const answer of await page.getByRole('radio').all()) {
        await answer.focus()
        expect(await underBar()).toBeLessThanOrEqual(0)
      }
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    }
    await page.context().close()
  })

  it('[WZ-36] masks keep up with real typing, caret and pasting', async () => {
    const page = await open('/?sample=form', 390, 'light')
    const phone = page.getByLabel('Mobile phone')
    await phone.pressSequentially('2125550142')
    expect(await phone.inputValue()).toBe('212-555-0142')
    await phone.press('Home')
    for (const key of ['ArrowRight', 'ArrowRight', 'Backspace', '4']) await phone.press(key)
    expect(await phone.inputValue()).toBe('242-555-0142')
    expect(await phone.evaluate((it: HTMLInputElement) => it.selectionStart)).toBe(2)
    await phone.press('ControlOrMeta+a')
    await page.keyboard.insertText('+1 (646) 555-0100')
    expect(await phone.inputValue()).toBe('646-555-0100')
    await page.context().close()
  })

  it('[MT-01] a card follows the mouse, comes back from a short way, and leaves after a long one', async () => {
    const page = await open('/', 1280, 'light')
    const card = page.getByRole('group', { name: 'Forklift Operator, card 1' }).first()
    await card.scrollIntoViewIfNeeded()
    const { x, y, height } = (await card.boundingBox())!
    const drag = async (by: number) => {
      await page.mouse.move(x + 200, y + height / 2)
      await page.mouse.down()
      await page.mouse.move(x + 200 + by, y + height / 2, { steps: 4 })
    }
    const moved = () => card.evaluate((it) => getComputedStyle(it).translate)
    await drag(24)
    expect(await moved()).toBe('24px')
    await page.mouse.up()
    expect(await moved()).toBe('0px')
    await drag(-180)
    await page.mouse.up()
    await page.getByRole('group', { name: 'Order Picker, card 2' }).first().waitFor()
    await page.context().close()
  })
})
