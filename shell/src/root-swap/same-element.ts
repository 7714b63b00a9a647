const attribute = (element: Element, name: string): string => element.getAttribute(name) ?? ''

/** What identifies an element to a person: its tag, name, target, and for links, buttons and headings its text. */
const keyOf = (element: Element): string =>
  [
    element.tagName,
    ...['name', 'type', 'href', 'action', 'aria-label'].map((name) => attribute(element, name)),
    /^(A|BUTTON|SUMMARY|H\d)$/.test(element.tagName) ? element.textContent : '',
  ].join('\n')

const alike = (tree: Element, element: Element): Element[] => {
  const key = keyOf(element)
  return [...tree.getElementsByTagName(element.tagName)].filter((other) => keyOf(other) === key)
}

/** The element in one DOM tree of the page that corresponds to one of another tree. */
export function sameElement<E extends Element>(element: E, from: Element, to: Element): E | undefined {
  return alike(to, element)[alike(from, element).indexOf(element)] as E | undefined
}
