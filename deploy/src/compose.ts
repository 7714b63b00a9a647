import { natsVersion } from '../../kit/local/src/nats/nats-release.ts'
import {
  endSeconds,
  isService,
  migrations,
  port,
  processes,
  release,
  releasesFolder,
  streams,
  variablesOf,
  type Process,
  type Site,
  type Task,
} from './processes.ts'

/** The network of the containers: services believe what a shell in it says of the person's address. */
const subnet = '172.30.0.0/24'
/** Who publishes the site's port: Docker itself, for the proxy with the certificate in front of it. */
const gateway = '172.30.0.1/32'

export const composeSite: Site = {
  publicUrl: '${PUBLIC_URL:?https:// and the name of the site}',
  natsUrl: 'nats://nats:4222',
  natsReplicas: 1,
  natsStreamMegabytes: 2_000,
  proxies: gateway,
  shells: subnet,
}

const tag = '${TAG:-latest}'
const image = (process: Process) => ({
  image: `lunchpail/${process}:${tag}`,
  build: { context: '..', dockerfile: 'deploy/Containerfile', args: { NOUN: process } },
})
const secrets = (owner: string) => ({ env_file: [`secrets/${owner}.env`] })
const confined = {
  init: true,
  read_only: true,
  tmpfs: ['/tmp'],
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
}
const releases = { volumes: [`releases:${releasesFolder}`] }

const after = (condition: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { condition }]))
const done = (...names: readonly string[]) => after('service_completed_successfully', names)
const healthy = (...names: readonly string[]) => after('service_healthy', names)

const process = (name: Process) => ({
  ...image(name),
  ...confined,
  ...secrets(name),
  environment: variablesOf(name, composeSite),
  restart: 'unless-stopped',
  stop_grace_period: `${endSeconds}s`,
  ...(isService(name)
    ? { depends_on: done(`migrate-${name}`, 'streams') }
    : { ...releases, ports: [`127.0.0.1:3000:${port}`] }),
})

const task = ({ image: from, command, variables, secrets: owner }: Task) => ({
  image: image(from).image,
  ...confined,
  command: [...command],
  ...secrets(owner),
  environment: variables,
  restart: 'on-failure:20',
})

/** The whole site on one machine with containers: one of each, behind a proxy that has the certificate. */
export const compose = () => ({
  name: 'lunchpail',
  services: {
    nats: {
      image: `docker.io/library/nats:${natsVersion}-alpine`,
      command: ['-c', '/etc/nats/nats.conf'],
      env_file: ['secrets/nats.env'],
      volumes: [
        './nats.conf:/etc/nats/nats.conf:ro',
        '../kit/events/nats-permissions.conf:/etc/nats/nats-permissions.conf:ro',
        'nats:/data',
      ],
      healthcheck: {
        test: ['CMD', 'wget', '-q', '-O', '/dev/null', 'http://127.0.0.1:8222/healthz?js-server-only=true'],
        interval: '2s',
        retries: 60,
      },
      restart: 'unless-stopped',
    },
    postgres: {
      image: 'docker.io/library/postgres:18',
      env_file: ['secrets/postgres.env'],
      command: ['postgres', '-c', 'max_connections=300'],
      volumes: ['postgres:/var/lib/postgresql'],
      healthcheck: {
        test: ['CMD', 'pg_isready', '-h', '127.0.0.1', '-U', 'postgres'],
        interval: '2s',
        retries: 60,
      },
      restart: 'unless-stopped',
    },
    databases: {
      image: image('auth').image,
      ...confined,
      command: ['node', 'kit/service/bin/databases.ts'],
      env_file: ['secrets/databases.env'],
      restart: 'on-failure:20',
      depends_on: healthy('postgres'),
    },
    ...Object.fromEntries(
      migrations.map((one) => [one.name, { ...task(one), depends_on: done('databases') }]),
    ),
    streams: { ...task(streams(composeSite)), depends_on: healthy('nats') },
    ...Object.fromEntries(processes.map((name) => [name, process(name)])),
    release: {
      ...task(release(composeSite, tag)),
      depends_on: healthy(...processes.filter(isService)),
    },
  },
  networks: { default: { ipam: { config: [{ subnet, gateway: gateway.split('/')[0] }] } } },
  volumes: { nats: {}, postgres: {}, releases: {} },
})
