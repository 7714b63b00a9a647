import { expect, it } from 'vitest'
import type { Page } from '../text/word.ts'
import { upright } from './upright.ts'

/** A page of so many words, of which the first are sure and the last have one letter. */
const page = (words: number, sure: number, short = 0): Page => ({
  width: 612,
  height: 792,
  words: Array.from({ length: words }, (_none, index) => ({
    text: index >= words - short ? 'a' : 'Order',
    x: 0,
    y: index,
    width: 40,
    size: 11,
    font: 'scan',
    sure: index < sure ? 0.75 : 0.3,
  })),
})
const asItLies = page(80, 75)
// as Tesseract reads a page of a resume: on its head some words are sure by chance, on its side there are hardly any
const onItsHead = page(62, 20)
const onItsSide = page(165, 2, 150)

const picture = { bytes: new Uint8Array(), width: 1700, height: 2200, orientation: 1 }

it.each([
  ['that lies as it should', 1, undefined, { 1: asItLies }, [1]],
  ['on its head', 3, undefined, { 1: onItsHead, 3: asItLies }, [1, 3]],
  ['on its side', 8, undefined, { 1: onItsSide, 6: onItsHead, 8: asItLies }, [1, 6, 8]],
  ['that lies as the one before', 3, 3, { 3: asItLies }, [3]],
  ['that lies otherwise than the one before', 1, 3, { 3: onItsHead, 1: asItLies }, [3, 1]],
  ['that is told to lie as it does not', 1, undefined, { 6: onItsSide, 1: asItLies }, [6, 1], 6],
  [
    'that is told so and lies as neither',
    3,
    undefined,
    { 6: onItsSide, 1: onItsHead, 3: asItLies },
    [6, 1, 3],
    6,
  ],
] as const)('[BY-10] turns a page %s', (_what, expected, before, pages, tried, told: number = 1) => {
  const orientations: number[] = []
  const recognise = ({ orientation }: { orientation: number }): Page => {
    orientations.push(orientation)
    return pages[orientation as keyof typeof pages]
  }
  const found = upright({ ...picture, orientation: told }, recognise, {
    ...(before && { before }),
    hasTime: () => true,
  })
  expect([found.orientation, found.page, orientations]).toEqual([expected, asItLies, tried])
})
