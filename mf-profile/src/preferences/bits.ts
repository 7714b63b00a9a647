/** The names whose bits are set. */
export const namesOf = <Name extends string>(bits: number, of: Readonly<Record<Name, number>>): Name[] =>
  (Object.keys(of) as Name[]).filter((name) => (bits & of[name]) !== 0)

export const bitsOf = <Name extends string>(
  names: readonly string[],
  of: Readonly<Record<Name, number>>,
): number =>
  (Object.keys(of) as Name[]).reduce((bits, name) => (names.includes(name) ? bits | of[name] : bits), 0)
