/** What was given as a pact cannot be taken as one. Exit code 3. */
export class PactError extends Error {
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(`${code}: ${message}`, options)
    this.code = code
  }
}
