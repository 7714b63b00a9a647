import { expect, it } from 'vitest'
import { provideEarlierRuntime } from './earlier-runtime.ts'
import type { ShareScope } from './earlier-runtime.ts'

interface Instance {
  readonly options: object
  readonly shareScopeMap: Record<string, ShareScope>
  initOptions(options: object): void
  registerShared(shared: object): void
  initShareScopeMap(name: string, scope: ShareScope, more: object): void
  initializeSharing(name: string, options: object): unknown[]
  loadShare(module: string, options: object): Promise<(() => unknown) | false>
}
interface Runtime {
  readonly CurrentGlobal: { readonly __FEDERATION__: { readonly __INSTANCES__: Instance[] } }
  readonly helpers: { readonly global?: object }
  readonly ModuleFederation: new (options: object) => Instance
  getGlobalFederationConstructor(): undefined
  setGlobalFederationConstructor(constructor: unknown): void
  setGlobalFederationInstance(instance: Instance): void
}

it('[SH-01] gives the entry of an earlier release what it asks for, in its order', async () => {
  provideEarlierRuntime()
  const { _FEDERATION_RUNTIME_CORE: runtime } = globalThis as unknown as Record<string, Runtime>
  const made = new (runtime!.getGlobalFederationConstructor() ?? runtime!.ModuleFederation)({ id: '1' })
  runtime!.setGlobalFederationInstance(made)
  runtime!.setGlobalFederationConstructor(runtime!.ModuleFederation)
  expect({ ...runtime!.helpers.global }).toEqual({})
  expect(runtime!.CurrentGlobal.__FEDERATION__.__INSTANCES__.find(() => true)).toBeUndefined()
  const own = new runtime!.ModuleFederation({ name: 'mf_jobs', shareStrategy: 'loaded-first', plugins: [] })

  // as the shell gives its container the scope
  own.initOptions({ name: 'mf_jobs', remotes: [] })
  own.initShareScopeMap('default', { react: { '19.3.1': { lib: () => 'React' } } }, { hostShareScopeMap: {} })
  expect(own.shareScopeMap['default']).toHaveProperty('react')
  expect(own.initializeSharing('default', { strategy: 'loaded-first' })).toEqual([])
  // before each of its chunks
  expect(own.options).toMatchObject({ name: 'mf_jobs' })
  own.registerShared({})
  expect(((await own.loadShare('react', {})) as () => unknown)()).toBe('React')
  expect(await own.loadShare('of-a-later-shell', {})).toBe(false)
})
