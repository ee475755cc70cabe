import {
  lastAttemptIsNewest,
  noAttemptForInteractive,
  noAttemptForRefused,
  oneAttemptPerCreation,
  oneAttemptPerReconnect,
  oneAttemptPerRefresh,
  oneUnfinishedAtMost,
  statusIsAWord,
} from './attempt-rules.ts'
import {
  otherCredentialsRefused,
  overrideAcceptsOthers,
  overrideReplaces,
  processingNotReconnected,
  sameCredentialsAccepted,
} from './reconnect-rules.ts'
import {
  acceptedWhenPossible,
  processingNotRefreshed,
  refusedBeforePossible,
  refusedWithoutCredentials,
} from './refresh-rules.ts'
import type { SequenceRule } from './sequence-rule.ts'

/** The rules that every call of a sequence keeps, by the words that steps name them with. Source: Account information, version 4. */
export const sequenceRules: ReadonlyMap<string, SequenceRule> = new Map([
  ['each creation makes one attempt', oneAttemptPerCreation],
  ['each accepted reconnect makes one attempt', oneAttemptPerReconnect],
  ['each accepted refresh makes one attempt', oneAttemptPerRefresh],
  ['a refused call makes no attempt', noAttemptForRefused],
  ['at most one attempt is unfinished', oneUnfinishedAtMost],
  ['last_attempt is the newest attempt', lastAttemptIsNewest],
  ['the status is a documented word', statusIsAWord],
  ['interactive input makes no attempt', noAttemptForInteractive],
  ['the credentials of the previous attempt are accepted', sameCredentialsAccepted],
  ['different credentials are refused without override_credentials', otherCredentialsRefused],
  ['override_credentials accepts different credentials', overrideAcceptsOthers],
  ['override_credentials replaces the stored credentials', overrideReplaces],
  ['a login that waits for its user is not reconnected', processingNotReconnected],
  ['no refresh is accepted before next_refresh_possible_at', refusedBeforePossible],
  ['a refresh is accepted from next_refresh_possible_at on', acceptedWhenPossible],
  ['a login without stored credentials is not refreshed', refusedWithoutCredentials],
  ['a login that waits for its user is not refreshed', processingNotRefreshed],
])

/** The rule with these words. @throws Error RULE_UNKNOWN where there is none */
export function sequenceRule(name: string): SequenceRule {
  const rule = sequenceRules.get(name)
  if (!rule) throw new Error(`RULE_UNKNOWN: no rule of call sequences is "${name}"; they are in sequence-rules.ts`)
  return rule
}
