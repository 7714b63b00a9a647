import { isTriedOut, type Environment } from '@lunchpail/contracts/constants'
import type { SiteMiddleware, SiteState } from './site-state.ts'

const alsoInline = (hash: string | undefined): string => (hash === undefined ? '' : ` '${hash}'`)

/** What pages reach beside their own site. */
interface Reached {
  /** what is tried out is in no search engine */
  readonly environment: Environment
  readonly secure: boolean
  /** the object store */
  readonly uploadOrigin?: string
  /** of the support's hosted chat */
  readonly supportChatUrl?: string
  /** of a CDN in front of the site's scripts and styles */
  readonly assetOrigin?: string
  /** of a map's pictures, which scripts fetch */
  readonly mapTileUrl?: string
}

const policy = (
  { scriptHash, styleHash }: SiteState,
  { uploadOrigin, supportChatUrl, mapTileUrl, assetOrigin }: Reached,
): string => {
  const ownFiles = assetOrigin === undefined ? "'self'" : `'self' ${assetOrigin}`
  const connected = [assetOrigin, uploadOrigin, mapTileUrl && new URL(mapTileUrl).origin].filter(Boolean)
  return [
    "default-src 'none'",
    `script-src ${ownFiles}${alsoInline(scriptHash)}`,
    `style-src ${ownFiles}${alsoInline(styleHash)}`,
    "img-src 'self' data:",
    `font-src ${ownFiles}`,
    ["connect-src 'self'", ...connected].join(' '),
    ...(supportChatUrl === undefined ? [] : [`frame-src ${new URL(supportChatUrl).origin}`]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ')
}

const fixed = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** A CDN hands on what it gets; pages check each file, which takes the right to read it. Nothing of a person is in them. */
const fromElsewhere = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }

/** Security headers on every response. */
export const securityHeaders =
  (reached: Reached): SiteMiddleware =>
  async (ctx, next) => {
    try {
      await next()
    } finally {
      ctx.set(fixed)
      if (reached.assetOrigin !== undefined && ctx.state.name === 'static') ctx.set(fromElsewhere)
      if (isTriedOut(reached.environment)) ctx.set('x-robots-tag', 'noindex, nofollow')
      // what a service sends with a policy of its own needs the narrower one: an uploaded SVG is a document
      if (!ctx.response.get('content-security-policy'))
        ctx.set('content-security-policy', policy(ctx.state, reached))
      if (reached.secure) ctx.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
    }
  }
