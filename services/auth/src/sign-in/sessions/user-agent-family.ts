const families = [
  [/\bEdgA?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b((?:Headless)?Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

/** The browser's family and no more: enough to recognise a session by, too little to identify a person. */
export const userAgentFamily = (userAgent: string | undefined): string =>
  families.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'other'

const platforms = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** The family of the operating system, so that a person tells their phone from their computer. */
export const platformFamily = (userAgent: string | undefined): string =>
  platforms.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'other'
