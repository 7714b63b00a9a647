import type { Deployment } from 'kubernetes-types/apps/v1'
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2'
import type { Job } from 'kubernetes-types/batch/v1'
import type { Service } from 'kubernetes-types/core/v1'
import type { NetworkPolicy, NetworkPolicyPeer } from 'kubernetes-types/networking/v1'
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1'
import { daySeconds } from '@lunchpail/contracts/durations'
import {
  callersOf,
  endSeconds,
  isService,
  migrations,
  operatorPort,
  port,
  processes,
  release,
  streams,
  variablesOf,
  type Process,
  type Task,
} from './processes.ts'
import {
  confined,
  environment,
  imageOf,
  labels,
  metadata,
  pod,
  selector,
  size,
  type Cluster,
} from './pods.ts'

export type Manifest =
  | Deployment
  | HorizontalPodAutoscaler
  | Job
  | NetworkPolicy
  | PodDisruptionBudget
  | Service

const instances = { least: 2, most: 6 }

const probe = (path: string) => ({ httpGet: { path, port: 'http' } })
const portsOf = (name: Process) => [
  { name: 'http', containerPort: port },
  ...(isService(name) ? [] : [{ name: 'operator', containerPort: operatorPort }]),
]

const deployment = (name: Process, cluster: Cluster): Deployment => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: metadata(name),
  // the number of instances is the autoscaler's
  spec: {
    selector: selector(name),
    // one new instance is ready before an old one goes
    strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
    template: {
      metadata: { labels: labels(name) },
      spec: {
        ...pod(name),
        terminationGracePeriodSeconds: endSeconds,
        topologySpreadConstraints: ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].map(
          (topologyKey) => ({
            maxSkew: 1,
            topologyKey,
            whenUnsatisfiable: 'ScheduleAnyway',
            labelSelector: selector(name),
          }),
        ),
        containers: [
          {
            name,
            image: imageOf(name, cluster),
            ...confined(name),
            ports: portsOf(name),
            env: environment(variablesOf(name, cluster)),
            envFrom: [{ secretRef: { name } }],
            resources: isService(name) ? size.service : size.shell,
            // it listens once it has tried its database, and is live from then on
            startupProbe: { ...probe('/health/live'), periodSeconds: 2, failureThreshold: 60 },
            // no pause before the end is needed: at SIGTERM this says no first, and requests are taken until the pause is over
            readinessProbe: {
              ...probe('/health/ready'),
              periodSeconds: 2,
              timeoutSeconds: 2,
              failureThreshold: 1,
            },
            livenessProbe: {
              ...probe('/health/live'),
              periodSeconds: 10,
              timeoutSeconds: 5,
              failureThreshold: 6,
            },
          },
        ],
      },
    },
  },
})

const service = (name: Process): Service => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: metadata(name),
  spec: {
    selector: selector(name).matchLabels,
    ports: portsOf(name).map(({ name: targetPort, containerPort }) => ({
      name: targetPort,
      port: containerPort,
      targetPort,
    })),
  },
})

const budget = (name: Process): PodDisruptionBudget => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: metadata(name),
  spec: { maxUnavailable: 1, selector: selector(name) },
})

const autoscaler = (name: Process): HorizontalPodAutoscaler => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: metadata(name),
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
    minReplicas: instances.least,
    maxReplicas: instances.most,
    metrics: [
      {
        type: 'Resource',
        resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } },
      },
    ],
  },
})

/** Who reaches a process: whoever calls it, what makes releases (it asks for schemas), and what reads metrics. */
const policy = (name: Process, { monitoring }: Cluster): NetworkPolicy => {
  const operators: NetworkPolicyPeer = {
    namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': monitoring } },
  }
  const callers = isService(name)
    ? [...callersOf(name), 'release'].map((caller) => ({ podSelector: selector(caller) }))
    : []
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: metadata(name),
    spec: {
      podSelector: selector(name),
      policyTypes: ['Ingress'],
      ingress: isService(name)
        ? [{ from: [...callers, operators], ports: [{ port: 'http' }] }]
        : [{ ports: [{ port: 'http' }] }, { from: [operators], ports: [{ port: 'operator' }] }],
    },
  }
}

const job = (task: Task, cluster: Cluster): Job => ({
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: { ...metadata(task.name), name: `${task.name}-${cluster.tag}` },
  spec: {
    // of what it needs something may not be there yet: it is tried for an hour
    backoffLimit: 15,
    ttlSecondsAfterFinished: 7 * daySeconds,
    template: {
      metadata: { labels: labels(task.name) },
      spec: {
        ...pod(task.image),
        restartPolicy: 'OnFailure',
        containers: [
          {
            name: task.name,
            image: imageOf(task.image, cluster),
            ...confined(task.image),
            command: [...task.command],
            env: environment(task.variables),
            envFrom: [
              { secretRef: { name: task.secrets } },
              // of the role that owns the tables, where that is another one
              ...(migrations.includes(task)
                ? [{ secretRef: { name: `${task.secrets}-migration`, optional: true } }]
                : []),
            ],
            resources: size.service,
          },
        ],
      },
    },
  },
})

/** The site in a cluster, two of each process at least. Databases, NATS, the object store and what is in front are brought. */
export const manifests = (cluster: Cluster): Manifest[] => [
  ...[...migrations, streams(cluster), release(cluster, cluster.tag)].map((task) => job(task, cluster)),
  ...processes.flatMap((name) => [
    deployment(name, cluster),
    service(name),
    budget(name),
    autoscaler(name),
    policy(name, cluster),
  ]),
]
