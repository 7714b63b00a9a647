/** For password managers: the account that the password of the form belongs to. */
export function Username({ value }: { readonly value: string }) {
  return <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
}
