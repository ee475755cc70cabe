/** A request that cannot be made from this profile or with these bytes: a fault of the harness or its profile. */
export class ClientError extends Error {
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(`${code}: ${message}`, options)
    this.code = code
  }
}
