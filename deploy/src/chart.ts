import { stringify } from 'yaml'
import { manifests } from './kubernetes.ts'
import type { Cluster } from './pods.ts'

/** The options of `manifests -- kubernetes`, which a chart takes as values. */
const values: Readonly<
  Record<string, { readonly pattern: string; readonly description: string; readonly preset?: string }>
> = {
  host: { pattern: '^[a-z0-9][a-z0-9.-]*$', description: 'the site, as work.example' },
  registry: {
    pattern: '^[a-z0-9][a-z0-9.:/_-]*$',
    description: 'where images are, without the name of the process, as registry.example/lunchpail',
  },
  tag: { pattern: '^[a-z0-9][a-z0-9.-]{0,30}[a-z0-9]$', description: 'the version of the images' },
  proxies: {
    pattern: '^[0-9a-f.:/, ]+$',
    description: 'address ranges of the proxies in front of the shells, as 10.0.0.0/24',
  },
  pods: {
    pattern: '^[0-9a-f.:/, ]+$',
    description: 'address ranges of the pods of this namespace, as 10.1.0.0/16',
  },
  nats: {
    pattern: '^(nats|tls)://[a-z0-9.:-]+$',
    description: 'the address of NATS',
    preset: 'nats://nats:4222',
  },
  monitoring: {
    pattern: '^[a-z0-9-]+$',
    description: 'the namespace of what reads metrics',
    preset: 'monitoring',
  },
}

const given = (name: string): string => `{{ .Values.${name} }}`
const cluster: Cluster = {
  publicUrl: `https://${given('host')}`,
  registry: given('registry'),
  tag: given('tag'),
  proxies: given('proxies'),
  shells: given('pods'),
  natsUrl: given('nats'),
  natsReplicas: 3,
  natsStreamMegabytes: 20_000,
  monitoring: given('monitoring'),
}

/** What Helm checks before it renders. Without a preset a value has to be given: an empty one fits no pattern. */
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  required: Object.keys(values),
  properties: {
    ...Object.fromEntries(
      Object.entries(values).map(([name, { pattern, description }]) => [
        name,
        { type: 'string', pattern, description },
      ]),
    ),
    // Helm's own
    global: { type: 'object' },
  },
  additionalProperties: false,
}

/** The files of a Helm chart: the manifests of a cluster, with values in place of the command's options. */
export const chart = (): Readonly<Record<string, string>> => ({
  'Chart.yaml': stringify({
    apiVersion: 'v2',
    name: 'lunchpail',
    description: 'Shell and services; databases, NATS, the object store and what is in front are brought',
    type: 'application',
    version: '1.0.0',
  }),
  'values.yaml': Object.entries(values)
    .map(([name, { description, preset = '' }]) => `# ${description}\n${stringify({ [name]: preset })}`)
    .join(''),
  'values.schema.json': `${JSON.stringify(schema, undefined, 2)}\n`,
  'templates/site.yaml': manifests(cluster)
    .map((one) => `---\n${stringify(one, { aliasDuplicateObjects: false, lineWidth: 0 })}`)
    .join(''),
})
