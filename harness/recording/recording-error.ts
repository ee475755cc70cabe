import { CodedError } from '../../core/coded-error.ts'

/** A recording that cannot be evaluated. Exit code 3. */
export class RecordingError extends CodedError<'RECORDING_UNREADABLE' | 'RECORDING_UNKNOWN' | 'RECORDING_CUT_OFF'> {}

/** The error for a recording without its end, after its complete part was evaluated: that part cannot stand for the run. */
export function cutOffError(file: string): RecordingError {
  return new RecordingError(
    'RECORDING_CUT_OFF',
    `The end of ${file} is missing: the file was cut off, or its run was killed. Only what stands before was evaluated. Use the whole file, or record the run again.`,
  )
}
