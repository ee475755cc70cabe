import { CodedError } from '../../core/coded-error.ts'

type Code = `${'RUN' | 'BASELINE' | 'RESULTS'}_${'UNREADABLE' | 'VERSION'}`

/** A file that does not hold a run which this Assay can read; exit code 3. */
export class RunUnreadable extends CodedError<Code | 'RUNS_MISSING' | 'RUNS_UNRELATED'> {
  /** What is wrong with the file, without what to do about it. */
  readonly why: string

  constructor(code: RunUnreadable['code'], why: string, next: string, options?: ErrorOptions) {
    super(code, `${why} ${next}`, options)
    this.why = why
  }
}
