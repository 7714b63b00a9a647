const families = [
  [/\bEdgA?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

/** The browser's family and no more: enough to recognise a session by, too little to identify a person. */
export const userAgentFamily = (userAgent: string | undefined): string =>
  families.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'other'
