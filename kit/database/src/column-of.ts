// For SQL by hand on the tables of a Prisma schema.

const columns = new Map<string, string>()

/** The column of a field, as our schemas map them: `externalId` is `external_id`. */
export function columnOf(field: string): string {
  let column = columns.get(field)
  if (column === undefined) {
    column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    columns.set(field, column)
  }
  return column
}

/** What a `select` lists to read rows as Prisma does: each column by the name of its field. Takes a `ScalarFieldEnum`. */
export const columnsAsFields = (fields: object): string =>
  Object.keys(fields)
    .map((field) => `${columnOf(field)} as "${field}"`)
    .join(', ')
