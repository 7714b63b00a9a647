/** What the values of each kind are. The kind decides column, schema and the widget of the form too. */
interface Values {
  line: string | null
  paragraph: string | null
  /** one of the job's requirements */
  flag: boolean
  /** 0 means none */
  months: number
}
export type FieldKind = keyof Values

export interface PostingField {
  readonly kind: FieldKind
  /** the form has a hint for this text */
  readonly hint?: true
  /** of a text: it is among the facts of the job's page, with this icon */
  readonly icon?: 'shift' | 'calendar' | 'briefcase' | 'place'
  /** of a text: its element in Indeed's feed */
  readonly indeed?: string
  /** of a text: its property of schema.org's JobPosting */
  readonly jsonLd?: string
}

/**
 * Fields of a posting that are stored, sent and shown as they were typed, each declared here alone: CONTRIBUTING.md has the
 * recipe. Form and page show them in this order. Fields with rules of their own are beside them in `roles-api.ts`.
 */
export const postingFields = {
  schedule_duration: { kind: 'line', hint: true, icon: 'shift', indeed: 'jobduration' },
  schedule_description: { kind: 'paragraph', icon: 'shift', indeed: 'jobschedule' },
  weekend: { kind: 'flag' },
  overtime: { kind: 'flag' },
  entry: { kind: 'flag' },
  drug_screen: { kind: 'flag' },
  background_flexible: { kind: 'flag' },
  experience_months: { kind: 'months' },
} as const satisfies Record<string, PostingField>

type Declared = typeof postingFields
export type PostingFieldName = keyof Declared

/** The names of the fields of some kinds. */
export type NameOfKind<Kinds extends FieldKind> = {
  [Name in PostingFieldName]: Declared[Name]['kind'] extends Kinds ? Name : never
}[PostingFieldName]
export type TextFieldName = NameOfKind<'line' | 'paragraph'>
/** The names of the fields with a property of the declaration. */
export type NameWith<Property extends keyof PostingField> = {
  [Name in PostingFieldName]: Declared[Name] extends Record<Property, unknown> ? Name : never
}[PostingFieldName]

export type PostingValues = { readonly [Name in PostingFieldName]: Values[Declared[Name]['kind']] }

export const postingFieldNames = /*#__PURE__*/ Object.keys(postingFields) as PostingFieldName[]

export const namesOfKind = <Kinds extends FieldKind>(...kinds: readonly Kinds[]): NameOfKind<Kinds>[] =>
  postingFieldNames.filter((name) =>
    (kinds as readonly FieldKind[]).includes(postingFields[name].kind),
  ) as never

/** The texts that have a property of the declaration, each with it. */
export const fieldsWith = <Property extends 'icon' | 'indeed' | 'jsonLd'>(property: Property) =>
  Object.entries(postingFields as Record<string, PostingField>).flatMap(([name, field]) =>
    field[property]
      ? [
          [
            name as NameWith<Property> & TextFieldName,
            field[property] as Required<PostingField>[Property],
          ] as const,
        ]
      : [],
  )
