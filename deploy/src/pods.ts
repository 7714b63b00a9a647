import type { Container, PodSpec, Volume } from 'kubernetes-types/core/v1'
import { isService, releasesFolder, user, type Process, type Site } from './processes.ts'

export interface Cluster extends Site {
  /** where images are, without the name of the process */
  readonly registry: string
  /** the version of the images: tasks that ran have it in their names, as none runs twice */
  readonly tag: string
  /** the namespace of what reads metrics */
  readonly monitoring: string
}

/** To begin with: what `kubectl top pods` shows under a site's own load is better. */
export const size = {
  service: { requests: { cpu: '250m', memory: '384Mi' }, limits: { memory: '768Mi' } },
  shell: { requests: { cpu: '500m', memory: '768Mi' }, limits: { memory: '1536Mi' } },
}

export const labels = (name: string) => ({
  'app.kubernetes.io/name': name,
  'app.kubernetes.io/part-of': 'lunchpail',
})
export const metadata = (name: string) => ({ name, labels: labels(name) })
export const selector = (name: string) => ({ matchLabels: { 'app.kubernetes.io/name': name } })
export const environment = (variables: Readonly<Record<string, string>>) =>
  Object.entries(variables).map(([name, value]) => ({ name, value }))

const volumesOf = (image: Process): Volume[] => [
  { name: 'tmp', emptyDir: {} },
  ...(isService(image) ? [] : [{ name: 'releases', emptyDir: {} }]),
]
const mountsOf = (image: Process): Container['volumeMounts'] => [
  { name: 'tmp', mountPath: '/tmp' },
  ...(isService(image) ? [] : [{ name: 'releases', mountPath: releasesFolder }]),
]

export const imageOf = (image: Process, { registry, tag }: Cluster): string => `${registry}/${image}:${tag}`

/** What a process may do on its machine: nothing but run. */
export const confined = (image: Process): Pick<Container, 'securityContext' | 'volumeMounts'> => ({
  securityContext: {
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  },
  volumeMounts: mountsOf(image) ?? [],
})
export const pod = (image: Process): Omit<PodSpec, 'containers'> => ({
  automountServiceAccountToken: false,
  // else each service's name becomes variables, JOBS_PORT and its like
  enableServiceLinks: false,
  securityContext: {
    runAsNonRoot: true,
    runAsUser: user,
    runAsGroup: user,
    fsGroup: user,
    fsGroupChangePolicy: 'OnRootMismatch',
    seccompProfile: { type: 'RuntimeDefault' },
  },
  volumes: volumesOf(image),
})
