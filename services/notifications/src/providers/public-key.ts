import type { JWK } from 'jose'

/** The public half of a private JWK of the EC or OKP kind: what others seal to. */
export const publicKeyOf = ({ d: _private, ...key }: JWK): JWK => key
