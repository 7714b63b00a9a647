/** What a checkbox sends. 1 §5: 0 where it is not ticked. */
export const checkboxValue = (ticked: boolean | undefined): true | 0 => (ticked ? true : 0)
