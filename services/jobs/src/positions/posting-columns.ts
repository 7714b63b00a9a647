import {
  postingFieldNames,
  type PostingFieldName,
  type PostingValues,
} from '@lunchpail/contracts/jobs/posting-fields'

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name

/** The declared fields of a posting as Prisma names their columns: `schedule_duration` is `scheduleDuration`. */
export type PostingColumns = { -readonly [Name in PostingFieldName as Camel<Name>]: PostingValues[Name] }

const columnOf = (name: PostingFieldName) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as keyof PostingColumns

/** Only the given ones. */
export const columnsOfFields = (values: Partial<PostingValues>): Partial<PostingColumns> =>
  Object.fromEntries(
    postingFieldNames.filter((name) => name in values).map((name) => [columnOf(name), values[name]]),
  )

export const fieldsOfColumns = (row: PostingColumns): PostingValues =>
  Object.fromEntries(postingFieldNames.map((name) => [name, row[columnOf(name)]])) as unknown as PostingValues

/** Of a row that SQL by hand has read, which has the names of the contract. */
export const fieldsOfRow = (row: PostingValues): PostingValues =>
  Object.fromEntries(postingFieldNames.map((name) => [name, row[name]])) as unknown as PostingValues

export const postingFieldsSql = postingFieldNames.map((name) => `p.${name}`).join(', ')
