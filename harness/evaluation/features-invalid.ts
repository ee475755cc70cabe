import { CodedError } from '../../core/coded-error.ts'

/** What a user adds cannot be taken as it is. The message has every problem that was found, a line each. */
export class FeaturesInvalid extends CodedError<
  'FEATURES_INVALID' | 'FEATURES_UNREADABLE' | 'FEATURES_MISSING' | 'FEATURES_LOADED'
> {
  constructor(code: FeaturesInvalid['code'], problems: readonly string[], options?: ErrorOptions) {
    super(code, problems.map((problem) => `${problem}.`).join('\n'), options)
  }
}
