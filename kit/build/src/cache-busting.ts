import { rspack } from '@rspack/core'
import type { Compiler, RspackPluginInstance } from '@rspack/core'
import { cacheBustGlobal } from '@lunchpail/kit-web/bust-cache'

/**
 * After a person retries what hung, scripts and styles are fetched under new addresses (kit/web's `bustCache` starts it):
 * at the old address the browser would join the request that still hangs.
 */
export const cacheBusting = (): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('cache-busting', (compilation) => {
      const { createScript, createLink } = rspack.RuntimePlugin.getCompilationHooks(compilation)
      const mark = `globalThis.${cacheBustGlobal}`
      createScript.tap('cache-busting', (code) => `${code}\nif (${mark}) script.src += ${mark};`)
      createLink.tap('cache-busting', (code) => `${code}\nif (${mark}) link.href += ${mark};`)
    })
  },
})
