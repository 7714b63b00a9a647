/** What a CSS Module gives to the file that imports it: its class names by their local names. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>
  export default styles
}

declare module '*.css' {}
