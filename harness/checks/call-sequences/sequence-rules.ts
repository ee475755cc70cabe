import * as attempts from './attempt-rules.ts'
import * as kept from './kept-rules.ts'
import * as reconnects from './reconnect-rules.ts'
import * as refreshes from './refresh-rules.ts'
import type { SequenceRule } from './sequence-rule.ts'

/** The rules that every call of a sequence keeps, by the points that rules name. Source: Account information, version 4. */
export const sequenceRules: ReadonlyMap<string, SequenceRule> = new Map([
  ['one-per-creation', attempts.oneAttemptPerCreation],
  ['one-per-reconnect', attempts.oneAttemptPerReconnect],
  ['one-per-refresh', attempts.oneAttemptPerRefresh],
  ['none-for-refused', attempts.noAttemptForRefused],
  ['one-unfinished-at-most', attempts.oneUnfinishedAtMost],
  ['last-attempt-is-newest', attempts.lastAttemptIsNewest],
  ['status-words', attempts.statusIsAWord],
  ['no-new-attempt', attempts.noAttemptForInteractive],
  ['same-credentials-accepted', reconnects.sameCredentialsAccepted],
  ['different-credentials-refused', reconnects.otherCredentialsRefused],
  ['override-accepts-different', reconnects.overrideAcceptsOthers],
  ['override-replaces', reconnects.overrideReplaces],
  ['already-processing', reconnects.processingNotReconnected],
  ['processing-ends-with-attempt', reconnects.endedNotProcessing],
  ['refused-before-possible', refreshes.refusedBeforePossible],
  ['accepted-when-possible', refreshes.acceptedWhenPossible],
  ['impossible-without-stored-credentials', refreshes.refusedWithoutCredentials],
  ['refused-while-processing', refreshes.processingNotRefreshed],
  ['refused-changes-nothing', kept.refusedChangesNothing],
  ['last-success-stays', kept.lastSuccessStays],
  ['last-success-is-own', kept.lastSuccessIsOwn],
  ['own-scopes', kept.ownScopes],
  ['credentials-required', kept.inputDemanded],
  ['empty-accepted', kept.emptyAccepted],
  ['fetching-continues', kept.fetchingContinues],
  ['wrong-credentials', kept.wrongInputFails],
])
