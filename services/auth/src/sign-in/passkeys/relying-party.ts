/** Which site a passkey is for: its host, and the origin at which it is used. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

export const relyingParty = (publicUrl: string): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** EdDSA, ES256 and RS256, by their COSE numbers: those beyond them are experimental in Node. */
export const passkeyAlgorithms = [-8, -7, -257]
