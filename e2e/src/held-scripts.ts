import { expect, type Page, type Route } from '@playwright/test'
import { serverRenderedElementId } from '@lunchpail/kit-web/host-api'

/** Opens a page until it comes server-rendered: a busy server leaves rendering to the browser. */
export async function openServerRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const answer = await page.goto(path, { waitUntil: 'commit' })
    expect(await answer?.text()).toContain(`<div id="${serverRenderedElementId}">`)
  }).toPass({ timeout: 60_000 })
}

/** Holds the scripts back until the returned function is called. */
export async function holdScripts(page: Page, of: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(of, async (route: Route) => {
    await promise
    await route.continue()
  })
  return resolve
}
export const remoteJobs = /\/remotes\/mf-jobs\/.*\.js/
