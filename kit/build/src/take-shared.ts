import { rspack } from '@rspack/core'
import type { Compiler, RspackPluginInstance } from '@rspack/core'

const requireFunction = '__webpack_require__'

/** What the data that Module Federation's plugin leaves in a build needs to be used, and no more. */
class TakeShared extends rspack.RuntimeModule {
  constructor() {
    // before what would say that there is no such runtime, and after what it adds to
    super('take shared', rspack.RuntimeModule.STAGE_BASIC)
  }
  override generate(): string {
    return `let shared;
${requireFunction}.initContainer = (scope) => void (shared = scope);
${requireFunction}.getContainer = (name) => ${requireFunction}.initializeExposesData.moduleMap[name]();
${requireFunction}.f.consumes = (chunk, loading) => {
  const { chunkMapping, moduleIdToConsumeDataMapping } = ${requireFunction}.consumesLoadingData;
  for (const id of chunkMapping[chunk] || []) {
    const { shareKey } = moduleIdToConsumeDataMapping[id];
    const [offered] = Object.values(shared[shareKey] || {});
    if (offered) ${requireFunction}.m[id] = (module) => void (module.exports = offered.lib());
    else loading.push(Promise.reject(new Error('The shell has no ' + shareKey)));
  }
};`
  }
}

/**
 * A remote's side of sharing. Module Federation's own runtime chooses among versions that several hosts and remotes bring, one of
 * which may still have to be loaded; here the shell alone brings each module, once, and has loaded it (share-policy.ts), so that
 * what is left to do is to take it.
 */
export const takeShared = (): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('take-shared', (compilation) =>
      compilation.hooks.additionalTreeRuntimeRequirements.tap('take-shared', (chunk, requirements) => {
        requirements.add(rspack.RuntimeGlobals.moduleFactories)
        compilation.addRuntimeModule(chunk, new TakeShared())
      }),
    )
  },
})
