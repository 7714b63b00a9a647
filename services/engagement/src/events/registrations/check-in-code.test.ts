import { expect, it } from 'vitest'
import { newCheckInCode } from './check-in-code.ts'

it('[EN-09] a check-in code is eight characters that cannot be mistaken for each other, another one each time', () => {
  const codes = Array.from({ length: 500 }, newCheckInCode)
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  expect(new Set(codes).size).toBe(500)
  expect(new Set(codes.join('')).size).toBe(31)
})
