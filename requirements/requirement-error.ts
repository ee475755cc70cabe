/** A requirement row is invalid, or a given address matches none. */
export class RequirementError extends Error {
  readonly code: 'REQUIREMENT_INVALID' | 'ADDRESS_UNKNOWN'

  constructor(code: RequirementError['code'], message: string, options?: ErrorOptions) {
    super(`${code}: ${message}`, options)
    this.code = code
  }
}
