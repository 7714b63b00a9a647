/** What remotes take from the shell: by module, by version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, { readonly lib: () => unknown }>>>>

interface Options {
  readonly name?: string
}

/**
 * What releases from before `kit/build/src/take-shared.ts` ask of Module Federation's runtime, which the shell then had: they look for it under a
 * global name as their entry is run, and make an instance for each.
 */
class EarlierRuntime {
  readonly options: Options
  readonly shareScopeMap: Record<string, ShareScope> = {}
  constructor(options: Options) {
    this.options = options
  }
  initOptions(): void {}
  registerShared(): void {}
  initializeSharing(): [] {
    return []
  }
  initShareScopeMap(name: string, scope: ShareScope): void {
    this.shareScopeMap[name] = scope
  }
  async loadShare(module: string): Promise<(() => unknown) | false> {
    const [own] = Object.values(this.shareScopeMap['default']?.[module] ?? {})
    return own?.lib ?? false
  }
}

export function provideEarlierRuntime(): void {
  const nothing = () => undefined
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: {
      CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
      getGlobalFederationConstructor: nothing,
      helpers: {},
      ModuleFederation: EarlierRuntime,
      setGlobalFederationConstructor: nothing,
      setGlobalFederationInstance: nothing,
    },
  })
}
