/**
 * Leaves out of an icon of Lucide what nothing reads: its names, which become classes and a name for debugging, and the keys of
 * its parts, which never change places.
 */
export default function bareIcons(source: string): string {
  return source
    .replace(/^ {2}(name: ".*"|size: 24),$/gm, '')
    .replace(/^ {2}aliases: \[[^\]]*\]$/m, '')
    .replace(/,\s*key: "\w+"/g, '')
    .replace(/^__iconData\.node;$/m, '')
}
