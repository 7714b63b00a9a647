import { expect, it } from 'vitest'
import { newPhone } from './new-phone.ts'

it('gives numbers of ten digits, each once and none that stands for a phone without texts', () => {
  // the special ones come three in ten thousand
  const phones = Array.from({ length: 20_000 }, newPhone)
  expect(new Set(phones).size).toBe(phones.length)
  expect(phones.filter((phone) => !/^646\d{7}$/.test(phone) || /000[789]$/.test(phone))).toEqual([])
})
