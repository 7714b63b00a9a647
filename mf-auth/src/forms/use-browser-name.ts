import { sentences } from '../sentences.ts'

interface Families {
  readonly browser: string
  readonly platform: string
}

/** "Chrome on Android", as far as it is known. */
export function useBrowserName(): (of: Families) => string {
  const t = sentences.use()
  return ({ browser, platform }) => {
    const known = browser === 'other' ? t('devices.browser') : browser
    return platform === 'other' ? known : t('devices.name', { browser: known, platform })
  }
}
