/** Something is wrong with the requirement rows, or with an address that was given. */
export class RequirementError extends Error {
  readonly code: 'REQUIREMENT_INVALID' | 'ADDRESS_UNKNOWN'

  constructor(code: RequirementError['code'], message: string, options?: ErrorOptions) {
    super(`${code}: ${message}`, options)
    this.code = code
  }
}
