type Code = 'RECORDING_UNREADABLE' | 'RECORDING_UNKNOWN' | 'RECORDING_CHANGED' | 'RECORDING_HOLDS_SECRET'

/** A recording that cannot be evaluated; exit code 3. */
export class RecordingError extends Error {
  readonly code: Code

  constructor(code: Code, message: string, options?: ErrorOptions) {
    super(`${code}: ${message}`, options)
    this.code = code
  }
}
