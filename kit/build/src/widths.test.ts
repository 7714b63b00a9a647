import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { layout } from '@lunchpail/contracts/constants'

const root = path.join(import.meta.dirname, '../../..')
const styles = globSync(['kit/ui/src/**/*.css', 'shell/src/**/*.css', 'mf-*/src/**/*.css'], { cwd: root })
const pixels = (rem: string) => Number(rem) * 16

describe('the layout', () => {
  it('[SH-04] changes at the widths of 2 §9, and below them only to fit a narrow phone', () => {
    const { mobileBreakpoint, widths, grid } = layout
    const allowed = new Set<number>([mobileBreakpoint, ...Object.values(widths), ...Object.values(grid)])
    const queries = styles.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/@media[^{]*width[^{]*/g)].map(([query]) => ({
        file,
        query: query.trim(),
      })),
    )
    expect(queries.length).toBeGreaterThan(15)
    // in rem, so that the layout of a phone also serves whoever enlarges the text
    expect(queries.filter(({ query }) => /\dpx/.test(query))).toEqual([])
    const others = queries.filter(({ query }) =>
      [...query.matchAll(/([\d.]+)rem/g)].some(
        ([, rem]) => pixels(rem!) >= grid.sm && !allowed.has(pixels(rem!)),
      ),
    )
    expect(others).toEqual([])
  })

  it('[SH-04] is never wider than the widest of them', () => {
    const tokens = readFileSync(path.join(root, 'kit/ui/src/tokens.css'), 'utf8')
    const [, widest] = /--page-wide: ([\d.]+)rem/.exec(tokens)!
    const [, margin] = /--page-margin: clamp\([^;]*, ([\d.]+)rem\)/.exec(tokens)!
    expect(pixels(widest!) + 2 * pixels(margin!)).toBe(layout.widths.lg)
  })
})
