import type { Filters } from './filters.ts'

/** The menus of the filter bar, and which parts of the filters each of them holds. */
export const menus = ['category', 'shift', 'commute', 'more'] as const
export type Menu = (typeof menus)[number]

const one = (on: boolean): number => (on ? 1 : 0)

/** How many filters of a menu are on: each category, shift and toggle; the way to work and the pay as one. */
export function activeIn(menu: Menu, { roles, shifts, traits, from, to, minutes }: Filters): number {
  switch (menu) {
    case 'category':
      return roles.length
    case 'shift':
      return shifts.length
    case 'commute':
      return one(minutes !== null)
    case 'more':
      return traits.length + one(from !== null || to !== null)
  }
}
