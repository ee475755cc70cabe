import * as attempts from './attempt-rules.ts'
import * as kept from './kept-rules.ts'
import * as reconnects from './reconnect-rules.ts'
import * as refreshes from './refresh-rules.ts'
import type { SequenceRule } from './sequence-rule.ts'

/** The rules that every call of a sequence keeps, by the ids of the rows that state them. Source: Account information, version 4. */
export const sequenceRules: ReadonlyMap<string, SequenceRule> = new Map([
  ['ais/attempts/one-per-creation', attempts.oneAttemptPerCreation],
  ['ais/attempts/one-per-reconnect', attempts.oneAttemptPerReconnect],
  ['ais/attempts/one-per-refresh', attempts.oneAttemptPerRefresh],
  ['ais/attempts/none-for-refused', attempts.noAttemptForRefused],
  ['ais/attempts/one-unfinished-at-most', attempts.oneUnfinishedAtMost],
  ['ais/logins/last-attempt-is-newest', attempts.lastAttemptIsNewest],
  ['ais/logins/status-words', attempts.statusIsAWord],
  ['ais/login-interactive/no-new-attempt', attempts.noAttemptForInteractive],
  ['ais/login-reconnect/same-credentials-accepted', reconnects.sameCredentialsAccepted],
  ['ais/login-reconnect/different-credentials-refused', reconnects.otherCredentialsRefused],
  ['ais/login-reconnect/override-accepts-different', reconnects.overrideAcceptsOthers],
  ['ais/login-reconnect/override-replaces', reconnects.overrideReplaces],
  ['ais/login-reconnect/already-processing', reconnects.processingNotReconnected],
  ['ais/logins/processing-ends-with-attempt', reconnects.endedNotProcessing],
  ['ais/login-refresh/refused-before-possible', refreshes.refusedBeforePossible],
  ['ais/login-refresh/accepted-when-possible', refreshes.acceptedWhenPossible],
  ['ais/login-refresh/impossible-without-stored-credentials', refreshes.refusedWithoutCredentials],
  ['ais/login-refresh/refused-while-processing', refreshes.processingNotRefreshed],
  ['ais/logins/refused-changes-nothing', kept.refusedChangesNothing],
  ['ais/logins/last-success-stays', kept.lastSuccessStays],
  ['ais/attempts/settings-kept', kept.ownScopes],
  ['ais/login-interactive/credentials-required', kept.inputDemanded],
  ['ais/login-interactive/fetching-continues', kept.fetchingContinues],
  ['ais/login-interactive/wrong-credentials', kept.wrongInputFails],
])
