export class ReportError extends Error {
  override readonly name = 'ReportError'
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
