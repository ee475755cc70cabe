/** The result of replacing `${NAME}` in one text. */
export interface Replaced {
  text: string
  /** The names of its variables, in order. */
  names: string[]
  /** Names without a value and a default. */
  unset: string[]
  /** Whether some `${` is not followed by a name and a closing brace. */
  malformed: boolean
  /** Whether a default contains `${`, whose brace would end the default. */
  nested: boolean
}

const variable = /(\$?)\$\{([^}]*)(\}?)/g
const named = /^([A-Za-z_][A-Za-z0-9_]*)(?::-([\s\S]*))?$/

/**
 * Replaces `${NAME}` and `${NAME:-default}` from the environment; `$${` gives a plain `${`. An empty variable counts as
 * unset, so that an empty secret is never sent by mistake.
 */
export function replaceVariables(text: string, environment: NodeJS.ProcessEnv): Replaced {
  const names: string[] = []
  const unset: string[] = []
  let malformed = false
  let nested = false
  const replaced = text.replaceAll(variable, (whole: string, escape: string, inner: string, close: string) => {
    if (escape) return whole.slice(1)
    const match = close ? named.exec(inner) : null
    if (!match) {
      malformed = true
      return whole
    }
    nested ||= match[2]?.includes('${') ?? false
    const name = match[1]!
    names.push(name)
    const value = environment[name] || match[2]
    if (value === undefined) unset.push(name)
    return value ?? whole
  })
  return { text: replaced, names, unset, malformed, nested }
}
