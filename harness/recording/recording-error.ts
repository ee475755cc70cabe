type Code = 'RECORDING_UNREADABLE' | 'RECORDING_UNKNOWN' | 'RECORDING_CUT_OFF'

/** A recording that cannot be evaluated; exit code 3. */
export class RecordingError extends Error {
  readonly code: Code

  constructor(code: Code, message: string, options?: ErrorOptions) {
    super(`${code}: ${message}`, options)
    this.code = code
  }
}

/** Of a recording without its end, once what is whole of it was evaluated: that cannot stand for the run. */
export function cutOffError(file: string): RecordingError {
  return new RecordingError(
    'RECORDING_CUT_OFF',
    `The end of ${file} is missing: the file was cut off, or its run was killed. Only what stands before was evaluated. Use the whole file, or record the run again.`,
  )
}
