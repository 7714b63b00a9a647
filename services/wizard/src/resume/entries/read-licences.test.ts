import { expect, it } from 'vitest'
import { paragraphLine } from '../text/paragraph-line.ts'
import { readLicences } from './read-licences.ts'

it.each([
  ['CDL Class A with hazmat endorsement', ['cdl-a', 'hazmat']],
  ['CDL-A, Hazmat and Tanker endorsements', ['cdl-a', 'hazmat', 'tanker']],
  ['Unloaded hazmat and tanker trailers', []],
  ['CDL driver, unloaded drums of hazmat', ['cdl']],
  ['CDL Class B w/ Tanker & Hazmat (X)', ['cdl-b', 'hazmat', 'tanker']],
  ['Commercial Driver License: Class A w/ Hazmat', ['cdl-a', 'hazmat']],
  ['Looking for a company that will help me get my CDL and forklift certification', []],
  ['Checked that drivers had CDL Class A and TWIC', []],
  ['Scheduled CPR classes for staff', []],
  ['No CDL. Working on OSHA 10', []],
  ['No accidents, CDL-A', ['cdl-a']],
  ['Obtained my CDL Class B', ['cdl-b']],
  ['TWIC (expired), OSHA 10', ['osha-10']],
  ['First aid', []],
  ['Class B CDL, clean record', ['cdl-b']],
  ['Licencia comercial clase A', ['cdl-a']],
  ['Commercial driver’s license', ['cdl']],
  ['Forklift certified since 2018', ['forklift']],
  ['Certificado de montacargas', ['forklift']],
  ['OSHA 10/30', ['osha-10', 'osha-30']],
  ['OSHA 30-Hour Construction', ['osha-30']],
  ['EPA Section 608 Universal', ['epa-608']],
  ['TWIC card', ['twic']],
  ['AWS D1.1 certified welder', ['welding']],
  ['AWS Certified Welder', ['welding']],
  ['AWS Certified Solutions Architect – Associate', []],
  ['ServSafe Food Handler', ['servsafe', 'food-handler']],
  ['Drove a forklift in the yard', []],
  ['Forklift Operator, Bramble Cold Storage', []],
  ['Operator of sit-down forklifts', []],
  ['Certified Forklift Operator', ['forklift']],
  ['Forklift operator license, 2021', ['forklift']],
  ['Operador de montacargas con licencia', ['forklift']],
])('[BY-09] reads the licences of "%s" and the line that names them', (text, expected) => {
  const line = paragraphLine({ parts: [text] })!
  const licences = readLicences([line])
  expect(licences.map(({ value }) => value)).toEqual(expected)
  for (const licence of licences) expect(licence).toMatchObject({ line: text, page: 1 })
})

it.each([
  ['Forklift', ['forklift']],
  ['Sit-down and stand-up forklift (2023)', ['forklift']],
  ['Forklift Operator, Bramble Cold Storage', []],
  ['First Aid', ['cpr']],
  ['Universal EPA', ['epa-608']],
  ['6G SMAW – AWS, 2019', ['welding']],
  ['Welding (AWS D1.1)', ['welding']],
  ['Hazmat', []],
  ['Hazmat awareness\nCDL-A', ['cdl-a']],
  ['Hazmat\nCDL-A', ['cdl-a', 'hazmat']],
])('[BY-09] reads "%s" below a heading of licences', (text, expected) => {
  const lines = text.split('\n').flatMap((line) => paragraphLine({ parts: [line] }) ?? [])
  expect(readLicences(lines, lines).map(({ value }) => value)).toEqual(expected)
})
