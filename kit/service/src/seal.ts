import { CompactEncrypt, compactDecrypt, decodeProtectedHeader, errors, importJWK, type JWK } from 'jose'

const algorithm = 'ECDH-ES'
const encryption = 'A256GCM'

/** Seals values to the owner of a key pair (JWE, ECDH-ES with A256GCM). Only its private key opens them. */
export const sealTo = (publicKeyJwk: JWK): ((value: unknown) => Promise<string>) => {
  const key = importJWK(publicKeyJwk, algorithm)
  return async (value) =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
      .setProtectedHeader({
        alg: algorithm,
        enc: encryption,
        ...(publicKeyJwk.kid && { kid: publicKeyJwk.kid }),
      })
      .encrypt(await key)
}

/**
 * Opens what was sealed to the public half of one of these keys: by the `kid` that it names, or by whichever key opens it.
 * So a new key works beside the old one until nothing is left that was sealed to that.
 */
export const opener = (privateKeyJwks: readonly JWK[]): ((sealed: string) => Promise<unknown>) => {
  const keys = privateKeyJwks.map((jwk) => ({ kid: jwk.kid, key: importJWK(jwk, algorithm) }))
  return async (sealed) => {
    const { kid } = decodeProtectedHeader(sealed)
    const named = keys.filter((one) => one.kid !== undefined && one.kid === kid)
    for (const { key } of named.length > 0 ? named : keys) {
      const plaintext = await open(sealed, await key)
      if (plaintext) return JSON.parse(new TextDecoder().decode(plaintext)) as unknown
    }
    throw new errors.JWEDecryptionFailed()
  }
}

/** undefined where another key is needed */
const open = async (sealed: string, key: Awaited<ReturnType<typeof importJWK>>) => {
  const options = { keyManagementAlgorithms: [algorithm], contentEncryptionAlgorithms: [encryption] }
  try {
    return (await compactDecrypt(sealed, key, options)).plaintext
  } catch (failure) {
    if (failure instanceof errors.JWEDecryptionFailed) return undefined
    throw failure
  }
}
