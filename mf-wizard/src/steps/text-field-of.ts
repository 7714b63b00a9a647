type Texts<Name extends string> = { readonly [name in Name]?: string | undefined }

/** What a text field or a select gets for one field of an entry: its value, its error, and how it is edited. */
export const textFieldOf =
  <Name extends string>(
    entry: Texts<Name>,
    errorOf: (field: string) => string | undefined,
    onEdit: (part: { [name in Name]?: string }) => void,
  ) =>
  (name: Name) => ({
    id: name,
    name,
    value: entry[name] ?? '',
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) =>
      onEdit({ [name]: event.target.value } as { [field in Name]: string }),
  })
