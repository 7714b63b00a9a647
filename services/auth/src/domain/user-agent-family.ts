const families = [
  [/\bEdgA?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

/** The browser's family and no more: enough to know one's own session by, too little to know a person by. */
export const userAgentFamily = (userAgent: string | undefined): string =>
  families.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'other'
