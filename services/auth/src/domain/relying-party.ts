/** Which site a passkey is for: its host, and the origin at which it is used. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

export const relyingParty = (publicUrl: string): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}
