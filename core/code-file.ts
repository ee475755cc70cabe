/** The ending of code files: `.ts` in a clone, which runs from its sources, `.js` in the built package. */
export const codeEnding = import.meta.url.endsWith('.ts') ? '.ts' : '.js'

/** The URL of a code file beside a module. `name` has no ending; `beside` is the `import.meta.url` of the module. */
export function codeFile(name: string, beside: string): URL {
  return new URL(`${name}${codeEnding}`, beside)
}
