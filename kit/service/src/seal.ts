import { CompactEncrypt, compactDecrypt, importJWK, type JWK } from 'jose'

const algorithm = 'ECDH-ES'

/** Seals values to the owner of a key pair (JWE, ECDH-ES with A256GCM). Only its private key opens them. */
export const sealTo = (publicKeyJwk: JWK): ((value: unknown) => Promise<string>) => {
  const key = importJWK(publicKeyJwk, algorithm)
  return async (value) =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
      .setProtectedHeader({
        alg: algorithm,
        enc: 'A256GCM',
        ...(publicKeyJwk.kid && { kid: publicKeyJwk.kid }),
      })
      .encrypt(await key)
}

/** Opens what was sealed to the public half of this key. */
export const opener = (privateKeyJwk: JWK): ((sealed: string) => Promise<unknown>) => {
  const key = importJWK(privateKeyJwk, algorithm)
  return async (sealed) => {
    const { plaintext } = await compactDecrypt(sealed, await key, {
      keyManagementAlgorithms: [algorithm],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return JSON.parse(new TextDecoder().decode(plaintext))
  }
}
