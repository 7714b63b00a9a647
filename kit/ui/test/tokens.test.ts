import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8')

/** The colours of a block, by name. */
const colours = (selector: string): Record<string, string> => {
  const from = css.indexOf(`${selector} {`)
  const block = css.slice(from, css.indexOf('}', from))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

const channel = (part: string) => {
  const share = Number.parseInt(part, 16) / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (colour: string | undefined) => {
  const [red, green, blue] = colour?.match(/^#(..)(..)(..)$/)?.slice(1) ?? []
  if (!red || !green || !blue) throw new Error(`not a colour: ${colour}`)
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
}

const contrast = (one: string | undefined, other: string | undefined) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'surface', 'sunken', 'hover']

/** What is read, and on what. */
const text: [string, string[]][] = [
  ['ink', [...grounds, 'accent-tint', 'good-tint', 'warn-tint', 'bad-tint']],
  ['ink-soft', [...grounds, 'accent-tint', 'bad-tint']],
  ['ink-faint', grounds],
  ['accent-strong', ['paper', 'surface', 'accent-tint']],
  ['good', ['paper', 'surface', 'good-tint']],
  ['warn', ['paper', 'surface', 'sunken', 'warn-tint']],
  ['bad', [...grounds, 'bad-tint']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-bar', ['bar', 'bar-hover']],
  ['on-bar-soft', ['bar', 'bar-hover']],
  ['on-bad', ['bad']],
  ['paper', ['ink']],
]

/** What only has to be made out: the edges of controls, progress, the ring of the focus. */
const controls: [string, string[]][] = [
  ['control', grounds],
  ['accent', ['paper', 'surface']],
  ['bad', ['surface', 'bad-tint']],
  ['focus', ['paper', 'surface', 'sunken', 'bad-tint', 'accent-tint']],
]

const pairs = (list: [string, string[]][]) =>
  list.flatMap(([front, backs]) => backs.map((back) => [`color-${front}`, `color-${back}`] as const))

describe.each([
  ['light', colours("[data-scheme='light']")],
  ['dark', colours("[data-scheme='dark']")],
])('the %s scheme', (_, scheme) => {
  /** The pairs with less contrast than they need, with what they have. */
  const below = (needed: number, names: readonly (readonly [string, string])[]) =>
    names
      .map(([front, back]) => ({ front, back, has: contrast(scheme[front], scheme[back]) }))
      .filter(({ has }) => !(has >= needed))

  it('has no text that cannot be read', () => {
    expect(below(4.5, pairs(text))).toEqual([])
  })

  it('has no control that does not stand out', () => {
    expect(below(3, pairs(controls))).toEqual([])
  })

  it('has no mark on which letters cannot be read', () => {
    const marks = [1, 2, 3, 4, 5, 6, 7, 8].map((mark) => ['color-ink', `mark-${mark}`] as const)
    expect(below(4.5, marks)).toEqual([])
  })
})

it("the person's own setting picks the same dark as the attribute", () => {
  expect(colours(":root:not([data-scheme='light'])")).toEqual(colours("[data-scheme='dark']"))
})

it('both schemes know the same colours', () => {
  expect(Object.keys(colours("[data-scheme='dark']"))).toEqual(Object.keys(colours("[data-scheme='light']")))
})
