import { CodedError } from '../../core/coded-error.ts'

/** The user's additions have problems. The message lists each on a line. */
export class FeaturesInvalid extends CodedError<
  'FEATURES_INVALID' | 'FEATURES_UNREADABLE' | 'FEATURES_MISSING' | 'FEATURES_LOADED'
> {
  constructor(code: FeaturesInvalid['code'], problems: readonly string[], options?: ErrorOptions) {
    super(code, problems.map((problem) => `${problem}.`).join('\n'), options)
  }
}
