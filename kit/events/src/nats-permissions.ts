import type { EventType } from '@lunchpail/contracts/event'
import { siteProcesses, type Noun, type SiteProcess } from '@lunchpail/contracts/noun'
import { consumerName, namesOf } from './consumer-names.ts'
import { registrySubject } from './registry-changed.ts'
import { routeSubject, routeSubjects } from './route-subjects.ts'
import { tabUpdateSubjects } from './tab-updates.ts'
import { streamName } from './stream-name.ts'

/** The users of NATS: every service, the shell, and the people and commands that operate the site. */
export const natsUsers = siteProcesses
export type NatsUser = SiteProcess

/** The variable of the server's environment that holds the password of a user. */
export const natsPasswordVariable = (user: NatsUser): string => `NATS_PASSWORD_${user.toUpperCase()}`

/** A service, and the events that it consumes. What it publishes is everything under its noun. */
export interface Consuming {
  readonly noun: Noun
  readonly consumes: readonly EventType[]
}

interface Permissions {
  readonly publish: readonly string[]
  readonly subscribe: readonly string[]
}

/** Replies come to an inbox of the user's own, so that no user reads another's. */
const inbox = (user: NatsUser): string => `_INBOX.${user}.>`

/** What a durable consumer of an event needs: to be made with its filter, to be pulled, to be acknowledged. */
const consumerSubjects = (noun: Noun, event: EventType): string[] => {
  const stream = streamName(event.owner)
  return namesOf(consumerName(noun, event)).flatMap((name) => [
    `$JS.API.CONSUMER.CREATE.${stream}.${name}.${event.type}`,
    `$JS.API.CONSUMER.INFO.${stream}.${name}`,
    `$JS.API.CONSUMER.MSG.NEXT.${stream}.${name}`,
    `$JS.ACK.${stream}.${name}.>`,
    // the subject of acks with a domain and an account in it, which newer servers may send
    `$JS.ACK.*.*.${stream}.${name}.>`,
  ])
}

/** To say which routes one has, and to read what all others say, which is no secret. */
const saysRoutes = (user: NatsUser): string[] => [
  routeSubject(user, '*'),
  `$JS.API.STREAM.INFO.${streamName('routes')}`,
  `$JS.API.STREAM.MSG.GET.${streamName('routes')}`,
]

const servicePermissions = ({ noun, consumes }: Consuming): Permissions => ({
  publish: [
    `${noun}.>`,
    // sessions are auth's
    ...tabUpdateSubjects.filter((subject) => noun === 'auth' || subject !== 'live.session.*'),
    // to see that it is there; whoever may change a stream can have it read any other
    `$JS.API.STREAM.INFO.${streamName(noun)}`,
    // To take erased people out of it. Both are answered in JSON of JetStream's own, wherever an answer is sent: not so a direct
    // get, by which a service could put words of its own under the noun of another.
    `$JS.API.STREAM.MSG.GET.${streamName(noun)}`,
    `$JS.API.STREAM.MSG.DELETE.${streamName(noun)}`,
    ...saysRoutes(noun),
    ...consumes.flatMap((event) => consumerSubjects(noun, event)),
  ],
  subscribe: [inbox(noun)],
})

const shellPermissions: Permissions = {
  publish: saysRoutes('shell'),
  subscribe: [...tabUpdateSubjects, registrySubject, routeSubjects, inbox('shell')],
}
const operatorPermissions: Permissions = { publish: ['>'], subscribe: ['>'] }

const list = (name: string, subjects: readonly string[]): string[] =>
  subjects.length === 0
    ? [`        ${name}: { deny: [">"] }`]
    : [
        `        ${name}: { allow: [`,
        ...subjects.map((subject) => `          ${JSON.stringify(subject)}`),
        '        ] }',
      ]

const user = (name: NatsUser, { publish, subscribe }: Permissions): string[] => [
  `    { user: ${name}, password: $${natsPasswordVariable(name)}`,
  '      permissions: {',
  ...list('publish', publish),
  ...list('subscribe', subscribe),
  '      } }',
]

/**
 * The text of a configuration file of nats-server: one user for each service with what it may publish and read, one for
 * the shell and one for operators. Passwords come from the environment of the server.
 */
export const natsPermissions = (services: readonly Consuming[]): string =>
  [
    '# Generated from the definitions of the services: `npm run generate-permissions`.',
    'authorization {',
    '  users: [',
    ...services.flatMap((service) => user(service.noun, servicePermissions(service))),
    ...user('shell', shellPermissions),
    ...user('operator', operatorPermissions),
    '  ]',
    '}',
    '',
  ].join('\n')
