import { generateKeyPairSync, randomBytes } from 'node:crypto'
import path from 'node:path'
import { siteProcesses, type SiteProcess } from '@lunchpail/contracts/noun'
import { natsUsers, type NatsUser } from '@lunchpail/kit-events/nats-permissions'
import { readJson, writeSecretJson } from './state-folder.ts'

type Jwk = Readonly<Record<string, unknown>>

interface KeyPair {
  readonly public: Jwk
  readonly private: Jwk
}

/** Everything secret that a site on one machine makes for itself, once. */
export interface Secrets {
  readonly databasePasswords: Readonly<Record<string, string>>
  /** by user of NATS */
  readonly natsPasswords: Readonly<Record<NatsUser, string>>
  /** by process: with which it signs its calls to others */
  readonly callerKeys: Readonly<Record<SiteProcess, KeyPair>>
  readonly csrf: string
  /** of auth, wizard and profile: hashes and seals emails and phones */
  readonly contact: string
  /** what is sealed to notifications: codes and links */
  readonly notificationsKey: KeyPair
  readonly objectStore: { readonly id: string; readonly secret: string }
  readonly twilio: { readonly accountSid: string; readonly authToken: string }
  readonly sendgridKey: string
  /** of the site at the identity provider on this machine */
  readonly identityProvider: string
  /** with which events of SendGrid are signed, each as base64 of its DER */
  readonly sendgridEvents: { readonly public: string; readonly private: string }
  /** of notifications: hashes numbers and addresses, and signs the links of emails */
  readonly recipient: string
  /** of the shell: signs links that give one browser a remote from a developer; not for production */
  readonly override: string
}

const random = (bytes = 24): string => randomBytes(bytes).toString('base64url')

const sealingKey = (): KeyPair => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const names = { kid: random(6), alg: 'ECDH-ES', use: 'enc' }
  return {
    public: { ...publicKey.export({ format: 'jwk' }), ...names },
    private: { ...privateKey.export({ format: 'jwk' }), ...names },
  }
}

/** A key of a process; one that takes the place of another has a name of its own, such as `jobs.2`. */
export const callerKey = (process: SiteProcess, kid: string = process): KeyPair => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    public: { ...publicKey.export({ format: 'jwk' }), kid },
    private: { ...privateKey.export({ format: 'jwk' }), kid },
  }
}

const signingKey = (): Secrets['sendgridEvents'] => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    public: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    private: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  }
}

/** Secrets that are not there yet are made. */
export const newSecrets = (databaseRoles: readonly string[] = [], stored?: Partial<Secrets>): Secrets => {
  const passwords = Object.fromEntries(
    databaseRoles.map((role) => [role, stored?.databasePasswords?.[role] ?? random()]),
  )
  const natsPasswords = Object.fromEntries(
    natsUsers.map((user) => [user, stored?.natsPasswords?.[user] ?? random()]),
  ) as Secrets['natsPasswords']
  const callerKeys = Object.fromEntries(
    siteProcesses.map((process) => [process, stored?.callerKeys?.[process] ?? callerKey(process)]),
  ) as Secrets['callerKeys']
  return {
    databasePasswords: { ...stored?.databasePasswords, ...passwords },
    natsPasswords,
    callerKeys,
    csrf: stored?.csrf ?? random(32),
    contact: stored?.contact ?? random(32),
    notificationsKey: stored?.notificationsKey ?? sealingKey(),
    objectStore: stored?.objectStore ?? { id: random(12), secret: random(30) },
    twilio: stored?.twilio ?? { accountSid: `AC${randomBytes(16).toString('hex')}`, authToken: random() },
    identityProvider: stored?.identityProvider ?? random(),
    sendgridKey: stored?.sendgridKey ?? `SG.${random()}`,
    sendgridEvents: stored?.sendgridEvents ?? signingKey(),
    recipient: stored?.recipient ?? random(32),
    override: stored?.override ?? random(32),
  }
}

/** The secrets of a state folder; those that are not there yet are made. */
export const secretsOf = (folder: string, databaseRoles: readonly string[]): Secrets => {
  const file = path.join(folder, 'secrets.json')
  const secrets = newSecrets(databaseRoles, readJson<Partial<Secrets>>(file))
  writeSecretJson(file, secrets)
  return secrets
}
