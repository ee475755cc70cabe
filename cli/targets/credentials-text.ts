import type { Credentials } from '../../sandbox/server/credentials-of.ts'

/** The forms of credentials, by the value of `--credentials`. */
export const credentialForms = {
  json: (credentials) => `${JSON.stringify(credentials, null, 2)}\n`,
  /** Values in double quotes, with `\\n` for a new line, as libraries for `.env` files read them. */
  dotenv: (credentials) => linesOf(credentials, (name, value) => `${name}=${JSON.stringify(value)}`),
  /** To be sourced by a POSIX shell. */
  shell: (credentials) =>
    linesOf(credentials, (name, value) => `export ${name}='${value.replaceAll("'", String.raw`'\''`)}'`),
} as const satisfies Record<string, (credentials: Credentials) => string>

export type CredentialForm = keyof typeof credentialForms

function linesOf(credentials: Credentials, lineOf: (name: string, value: string) => string): string {
  return variablesOf(credentials, 'SANDBOX')
    .map(([name, value]) => `${lineOf(name, value)}\n`)
    .join('')
}

/** Every text with the variable of its path: `SANDBOX_CLIENTS_MAIN_APP_ID`. */
function variablesOf(credentials: Credentials, path: string): Array<[string, string]> {
  return Object.entries(credentials).flatMap(([name, value]): Array<[string, string]> => {
    const own = `${path}_${name.toUpperCase()}`
    return typeof value === 'string' ? [[own, value]] : variablesOf(value, own)
  })
}
