import { readFileSync } from 'node:fs'
import * as nats from 'nats'

/** How a process reaches NATS, and who it is there. */
export interface NatsSettings {
  /** seeds, `nats://` or `tls://`, with commas between them; each may carry `user:password@`, or a token as `token@` */
  readonly url: string
  /** in place of the ones in `url` */
  readonly user?: string | undefined
  readonly password?: string | undefined
  /** a file that holds the seed of an nkey; read again at each connection, as the one below */
  readonly nkeyFile?: string | undefined
  /** a `.creds` file */
  readonly credentialsFile?: string | undefined
  /** PEM of the authority that signed the server's certificate; requires TLS, as `tls://` does */
  readonly caFile?: string | undefined
  /** copies of each stream that an operator makes; 1 where there is one server */
  readonly replicas?: number | undefined
  /** most bytes of each stream that an operator makes; as many as the server has where it is not given */
  readonly streamBytes?: number | undefined
}

const defaultPort = '4222'

/** What is wrong with seeds, as one phrase without a value of them; undefined where nothing is. */
export const seedsError = (url: string): string | undefined => {
  const seeds = url.split(',').map((seed) => seed.trim())
  if (!seeds.every((seed) => URL.canParse(seed) && /^(nats|tls):$/.test(new URL(seed).protocol)))
    return 'must look like nats://127.0.0.1:4222, with commas between several'
  const credentials = seeds.map((seed) => new URL(seed)).filter(({ username }) => username)
  const different = new Set(credentials.map(({ username, password }) => `${username}:${password}`))
  return different.size > 1 ? 'must have the same credentials at every server' : undefined
}

const authenticator = ({ nkeyFile, credentialsFile }: NatsSettings): nats.Authenticator | undefined => {
  if (credentialsFile) return nats.credsAuthenticator(() => readFileSync(credentialsFile))
  if (!nkeyFile) return undefined
  const encoder = new TextEncoder()
  return nats.nkeyAuthenticator(() => encoder.encode(readFileSync(nkeyFile, 'utf8').trim()))
}

/** The options of nats.js: servers, credentials and TLS. TLS is required, never merely wanted, where it is asked for. */
export const connectionOptions = (settings: NatsSettings): nats.ConnectionOptions => {
  const seeds = settings.url.split(',').map((seed) => new URL(seed.trim()))
  const named = seeds.find(({ username }) => username)
  const decoded = (part: string | undefined) => (part ? decodeURIComponent(part) : undefined)
  const user = settings.user ?? decoded(named?.username)
  const pass = settings.password ?? decoded(named?.password)
  const authenticates = authenticator(settings)
  const requiresTls = settings.caFile !== undefined || seeds.some(({ protocol }) => protocol === 'tls:')
  return {
    servers: seeds.map(({ hostname, port }) => `${hostname}:${port || defaultPort}`),
    ...(user && pass && { user, pass }),
    ...(user && !pass && { token: user }),
    ...(authenticates && { authenticator: authenticates }),
    ...(requiresTls && { tls: settings.caFile ? { caFile: settings.caFile } : {} }),
  }
}

const refusals: readonly string[] = [
  nats.ErrorCode.AuthorizationViolation,
  nats.ErrorCode.AuthenticationExpired,
  nats.ErrorCode.AccountExpired,
  nats.ErrorCode.BadAuthentication,
  nats.ErrorCode.BadCreds,
  nats.ErrorCode.ServerOptionNotAvailable,
  nats.ErrorCode.Tls,
]

/** Whether a server was reached and this process may not connect to it as it is configured, or a file of it is missing. */
export const isRefusal = (failure: unknown): boolean => {
  const { code = '', chainedError } = failure as { code?: string; chainedError?: unknown }
  if (refusals.includes(code) || /CERT|SELF_SIGNED|UNABLE_TO|^ERR_(TLS|SSL)|^ENOENT$|^EACCES$/.test(code))
    return true
  return chainedError !== undefined && isRefusal(chainedError)
}

/** Whether a server that this process is connected to does not let it do this. */
export const isNotPermitted = (failure: unknown): boolean =>
  (failure as { code?: string }).code === nats.ErrorCode.PermissionsViolation
