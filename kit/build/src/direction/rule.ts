export interface ForbiddenImport {
  readonly regex: string
  readonly message: string
  /** what it must refuse, one import for each alternative of its expression */
  readonly refuses: readonly string[]
}

export interface DirectionRule {
  readonly files: readonly string[]
  readonly forbidden: readonly ForbiddenImport[]
  /** a file of the rule, in which the test writes each refused import */
  readonly file: string
}
