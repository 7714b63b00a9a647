import { expect, it } from 'vitest'
import layerCss from './layer-css.ts'

it('puts a style sheet without a layer into the last one, and leaves one that names its own', () => {
  expect(layerCss('.a { color: red }')).toBe('@layer remote {\n.a { color: red }\n}')
  for (const own of ['@layer kit { .a {} }', '/* why */\n@layer remote;\n.a {}'])
    expect(layerCss(own)).toBe(own)
})
