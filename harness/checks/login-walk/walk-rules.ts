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
import type { WalkRule } from './walk-rule.ts'

/** What every call of every walk is judged by, by the row that it breaks. Source: Account information, version 4. */
export const walkRules: ReadonlyMap<string, WalkRule> = new Map([
  ['ais-v4/attempts/one-per-creation', oneAttemptPerCreation],
  ['ais-v4/attempts/one-per-reconnect', oneAttemptPerReconnect],
  ['ais-v4/attempts/one-per-refresh', oneAttemptPerRefresh],
  ['ais-v4/attempts/none-for-refused', noAttemptForRefused],
  ['ais-v4/attempts/one-unfinished-at-most', oneUnfinishedAtMost],
  ['ais-v4/logins/last-attempt-is-newest', lastAttemptIsNewest],
  ['ais-v4/logins/status-words', statusIsAWord],
  ['ais-v4/login-interactive/no-new-attempt', noAttemptForInteractive],
  ['ais-v4/login-reconnect/same-credentials-accepted', sameCredentialsAccepted],
  ['ais-v4/login-reconnect/different-credentials-refused', otherCredentialsRefused],
  ['ais-v4/login-reconnect/override-accepts-different', overrideAcceptsOthers],
  ['ais-v4/login-reconnect/override-replaces', overrideReplaces],
  ['ais-v4/login-reconnect/already-processing', processingNotReconnected],
  ['ais-v4/login-refresh/refused-before-possible', refusedBeforePossible],
  ['ais-v4/login-refresh/accepted-when-possible', acceptedWhenPossible],
  ['ais-v4/login-refresh/impossible-without-stored-credentials', refusedWithoutCredentials],
  ['ais-v4/login-refresh/refused-while-processing', processingNotRefreshed],
])
