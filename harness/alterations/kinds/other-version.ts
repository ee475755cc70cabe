import { isSuccess } from '../../checks/answers/answer.ts'
import type { OutcomeKind } from './outcome-kinds.ts'

/** Answers as another version of the interface does. */
export const otherVersion: OutcomeKind = {
  id: 'answers-in-another-version',
  of: ({ name, exchange }, { otherVersions = [] }) =>
    isSuccess(exchange)
      ? otherVersions.flatMap((one) => (one.name === name && one.exchange.answer ? [one.exchange.answer] : []))
      : [],
}
