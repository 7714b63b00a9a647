/** A job on a picture. */
interface Spot {
  readonly id: number
  readonly x: number
  readonly y: number
}

export interface Group {
  readonly ids: readonly number[]
  readonly x: number
  readonly y: number
}

/** Puts jobs whose marks would cover each other under one mark: those within `apart` of the first, in the order of the list. */
export function groupMarks(spots: readonly Spot[], apart: number): Group[] {
  const groups: { ids: number[]; x: number; y: number }[] = []
  for (const { id, x, y } of spots) {
    const near = groups.find((group) => Math.abs(group.x - x) < apart && Math.abs(group.y - y) < apart)
    if (near) near.ids.push(id)
    else groups.push({ ids: [id], x, y })
  }
  return groups
}
