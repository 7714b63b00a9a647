import type { JWK } from 'jose'

/** The public half of a private JWK of the EC or OKP kind: what may be handed to those who seal for us. */
export const publicKeyOf = ({ d: _private, ...key }: JWK): JWK => key
