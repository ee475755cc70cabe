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
  fetchingContinues,
  inputDemanded,
  lastSuccessStays,
  ownScopes,
  refusedChangesNothing,
  wrongInputFails,
} from './kept-rules.ts'
import {
  endedNotProcessing,
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

/** The rules that every call of a sequence keeps, by the ids of the rows that state them. Source: Account information, version 4. */
export const sequenceRules: ReadonlyMap<string, SequenceRule> = new Map([
  ['ais/attempts/one-per-creation', oneAttemptPerCreation],
  ['ais/attempts/one-per-reconnect', oneAttemptPerReconnect],
  ['ais/attempts/one-per-refresh', oneAttemptPerRefresh],
  ['ais/attempts/none-for-refused', noAttemptForRefused],
  ['ais/attempts/one-unfinished-at-most', oneUnfinishedAtMost],
  ['ais/logins/last-attempt-is-newest', lastAttemptIsNewest],
  ['ais/logins/status-words', statusIsAWord],
  ['ais/login-interactive/no-new-attempt', noAttemptForInteractive],
  ['ais/login-reconnect/same-credentials-accepted', sameCredentialsAccepted],
  ['ais/login-reconnect/different-credentials-refused', otherCredentialsRefused],
  ['ais/login-reconnect/override-accepts-different', overrideAcceptsOthers],
  ['ais/login-reconnect/override-replaces', overrideReplaces],
  ['ais/login-reconnect/already-processing', processingNotReconnected],
  ['ais/logins/processing-ends-with-attempt', endedNotProcessing],
  ['ais/login-refresh/refused-before-possible', refusedBeforePossible],
  ['ais/login-refresh/accepted-when-possible', acceptedWhenPossible],
  ['ais/login-refresh/impossible-without-stored-credentials', refusedWithoutCredentials],
  ['ais/login-refresh/refused-while-processing', processingNotRefreshed],
  ['ais/logins/refused-changes-nothing', refusedChangesNothing],
  ['ais/logins/last-success-stays', lastSuccessStays],
  ['ais/attempts/settings-kept', ownScopes],
  ['ais/login-interactive/credentials-required', inputDemanded],
  ['ais/login-interactive/fetching-continues', fetchingContinues],
  ['ais/login-interactive/wrong-credentials', wrongInputFails],
])
