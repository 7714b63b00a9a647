import type { DemonstrationCompany } from './demonstration-company.ts'

/** A simple mark on a ground, square, as an SVG without anything that runs. */
export const logoSvg = ({ ground, mark, shape }: DemonstrationCompany['logo']): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/>` +
  `<path d="${shape}" fill="${mark}" stroke="${mark}" stroke-width="1.5" stroke-linejoin="round"/></svg>\n`
