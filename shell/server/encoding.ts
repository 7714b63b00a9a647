import type { SiteContext } from './site-state.ts'

/** Compressed forms, the smallest first: browsers name them in any order. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

export const takes = (ctx: SiteContext, encoding: Encoding): boolean =>
  ctx.acceptsEncodings(encoding, 'identity') === encoding
