const attribute = (element: Element, name: string): string => element.getAttribute(name) ?? ''

/** What an element is to a person: its kind, its name, where it leads, and for what is pressed or read, its words. */
const keyOf = (element: Element): string =>
  [
    element.tagName,
    ...['name', 'type', 'href', 'action', 'aria-label'].map((name) => attribute(element, name)),
    /^(A|BUTTON|SUMMARY|H\d)$/.test(element.tagName) ? element.textContent : '',
  ].join('\n')

const alike = (place: Element, element: Element): Element[] => {
  const key = keyOf(element)
  return [...place.getElementsByTagName(element.tagName)].filter((other) => keyOf(other) === key)
}

/** The element of one drawing of the page that is the same to a person as one of another drawing. */
export function sameElement<E extends Element>(element: E, from: Element, to: Element): E | undefined {
  return alike(to, element)[alike(from, element).indexOf(element)] as E | undefined
}
