/** The string literals of a source that are a name, or an address or id below one. */
export function namedLiterals(source: string, names: readonly string[]): string[] {
  const any = names.join('|')
  return [...source.matchAll(new RegExp(`(['"\`])(?:${any})(?:/[^'"\`]*)?\\1`, 'g'))].map(([literal]) => literal)
}
