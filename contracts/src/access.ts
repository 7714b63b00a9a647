/**
 * Who may call an endpoint. The service's guard enforces it, and the access tests are generated from it.
 *
 * - `public`: anybody, signed in or not. A write still needs the CSRF value.
 * - `session`: a signed-in person whose session level is normal.
 * - `internal`: other processes of the site. The gateway never routes such an address.
 */
export type Access =
  { readonly kind: 'public' } | { readonly kind: 'session' } | { readonly kind: 'internal' }

export const anybody = { kind: 'public' } as const satisfies Access
export const signedIn = { kind: 'session' } as const satisfies Access
export const internal = { kind: 'internal' } as const satisfies Access
