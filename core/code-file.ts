/** How files of code end here: `.ts` in a clone, which runs from its sources, and `.js` in the built package. */
export const codeEnding = import.meta.url.endsWith('.ts') ? '.ts' : '.js'

/** The address of a file of code, named without its ending, beside the module whose `import.meta.url` is given. */
export function codeFile(name: string, beside: string): URL {
  return new URL(`${name}${codeEnding}`, beside)
}
