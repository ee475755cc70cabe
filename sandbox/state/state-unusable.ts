/** The state in a folder is unusable; the message says what to do. */
export class StateUnusable extends Error {
  readonly code: string

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
