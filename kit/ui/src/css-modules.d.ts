/** The default export of a CSS module: class names by their local names. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>
  export default styles
}

declare module '*.css' {}
