import { rspack } from '@rspack/core'
import type { Compiler, RspackPluginInstance } from '@rspack/core'
import { freshMark } from '@lunchpail/kit-web/fresh-scripts'

/**
 * After a person asks again for what hung, scripts and styles are fetched under new addresses (kit/web's `askAfresh` says
 * so): the browser would join the request that still hangs.
 */
export const cacheBusting = (): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('fresh-scripts', (compilation) => {
      const { createScript, createLink } = rspack.RuntimePlugin.getCompilationHooks(compilation)
      const mark = `globalThis.${freshMark}`
      createScript.tap('fresh-scripts', (code) => `${code}\nif (${mark}) script.src += ${mark};`)
      createLink.tap('fresh-scripts', (code) => `${code}\nif (${mark}) link.href += ${mark};`)
    })
  },
})
