import { expect, it } from 'vitest'
import { provideBrowser } from './chromium.ts'

/** A machine, by which installers work on it and which browsers start. */
const machine = (options: {
  readonly there?: string
  readonly playwrights?: boolean
  readonly debians?: boolean
  /** only the libraries of Debian's let one start */
  readonly bare?: boolean
}) => {
  const there = options.there ? [options.there] : []
  const steps: string[] = []
  const install = (name: string, works: boolean | undefined) => async () => {
    steps.push(name)
    if (!works) throw new Error(`${name} failed`)
    there.push(name)
  }
  const browser = provideBrowser({
    find: () => there[0],
    starts: async () => !options.bare || there.includes('debian'),
    installPlaywrights: install('playwright', options.playwrights),
    installDebians: options.debians === undefined ? undefined : install('debian', options.debians),
  })
  return { browser, steps }
}

it('takes the browser that is there and installs nothing', async () => {
  const { browser, steps } = machine({ there: 'system', playwrights: true, debians: true })
  expect(await browser).toBe('system')
  expect(steps).toEqual([])
})

it("installs Playwright's, and Debian's only where that fails or lacks libraries", async () => {
  const first = machine({ playwrights: true, debians: true })
  expect(await first.browser).toBe('playwright')
  expect(first.steps).toEqual(['playwright'])
  const offline = machine({ debians: true })
  expect(await offline.browser).toBe('debian')
  expect(offline.steps).toEqual(['playwright', 'debian'])
  const bare = machine({ playwrights: true, debians: true, bare: true })
  expect(await bare.browser).toBe('playwright')
  expect(bare.steps).toEqual(['playwright', 'debian'])
})

it('says what to do where it cannot install one, or where one lacks libraries', async () => {
  await expect(machine({}).browser).rejects.toThrow(/Chromium is missing .*npx playwright install chromium/)
  await expect(machine({ debians: false }).browser).rejects.toThrow('Chromium is missing')
  await expect(machine({ playwrights: true, bare: true }).browser).rejects.toThrow(
    /lacks libraries .*playwright install-deps chromium/,
  )
})
