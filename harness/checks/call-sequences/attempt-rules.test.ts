import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import * as rules from './attempt-rules.ts'
import * as sample from './test-support/sample-call.ts'

type Given = NonNullable<Parameters<typeof sample.sampleCall>[1]>

const creation = { do: 'create', typed: 'right', store: undefined, more: false, path: 'login' } as const
const created = (given: Given = {}) => sample.sampleCall(creation, given)
const reconnected = (given: Given = {}) => sample.sampleCall(sample.sampleReconnect(), given)
const refreshed = (given: Given = {}) => sample.sampleCall(sample.sampleRefresh, given)
const byOauth = (given: Given = {}) => sample.sampleCall({ do: 'refresh by oauth', hurried: false }, given)
const answered = (given: Given = {}) => sample.sampleCall(sample.sampleInteractive, given)
const refused: Given = { answer: sampleRefusal(409, 'LoginAlreadyProcessing') }
const lost: Given = { answer: sampleTransportError() }
const twice: Given = { twin: sampleData({}) }
/** The attempts that are listed after the call, of which the first was there before. */
const ids = (...all: string[]): Given => ({ after: { ids: all } })
const fits = 'held: holds-for (5)'
const differs = (attempts: number, more: number, gone: number) =>
  `broken: ${attempts} attempt${attempts === 1 ? '' : 's'}, ${more} new and ${gone} gone at data (5)`
const nothing = 'nothing to say'

const one = refreshed()
const former = refreshed({ after: { ids: ['9', '10'], last: '9' } })
const unfinished = (...ones: string[]) =>
  rules.oneUnfinishedAtMost(refreshed({ after: { ids: ['1', '2'], unfinished: ones } }))
const showing = (body: string) => ({ ...one, after: { ...one.after, shown: sampleExchange(200, body) } })
const unnamed = { ...sample.sampleSight(), attempt: { ...sample.sampleSight().attempt, id: undefined } }

cases(
  'A reconnect makes one attempt, and one that is refused or sent twice is left to other rules',
  [rules.oneAttemptPerReconnect(reconnected(ids('1', '2', '3'))), differs(3, 2, 0)],
  [rules.oneAttemptPerReconnect(reconnected(refused)), nothing],
  [rules.oneAttemptPerReconnect(reconnected({ ...ids('1', '2', '3'), ...twice })), nothing],
  [rules.oneAttemptPerReconnect(refreshed()), nothing],
  'A refresh makes one attempt, and by oauth one at most',
  [rules.oneAttemptPerRefresh(refreshed(ids('1'))), differs(1, 0, 0)],
  [rules.oneAttemptPerRefresh(refreshed(ids('2', '3'))), differs(2, 2, 1)],
  [rules.oneAttemptPerRefresh(refreshed(refused)), nothing],
  [rules.oneAttemptPerRefresh(refreshed({ ...ids('1', '2', '3'), ...twice })), nothing],
  [rules.oneAttemptPerRefresh(byOauth(ids('1'))), nothing],
  [rules.oneAttemptPerRefresh(byOauth(ids('1', '2', '3'))), differs(3, 2, 0)],
  [rules.oneAttemptPerRefresh(reconnected()), nothing],
  'A creation makes one attempt',
  [rules.oneAttemptPerCreation(created(ids('1', '2'))), differs(2, 2, 0).replace('5', '3')],
  [rules.oneAttemptPerCreation(created(refused)), nothing],
  [rules.oneAttemptPerCreation(reconnected()), nothing],
  'A refused call makes no attempt',
  [rules.noAttemptForRefused(reconnected(refused)), fits],
  [rules.noAttemptForRefused(refreshed({ ...refused, ...ids('1', '2') })), differs(2, 1, 0)],
  [rules.noAttemptForRefused(reconnected(lost)), nothing],
  [rules.noAttemptForRefused(answered(refused)), nothing],
  [rules.noAttemptForRefused(reconnected()), nothing],
  'The answer to an interactive step makes no attempt',
  [rules.noAttemptForInteractive(answered(ids('1', '2'))), differs(2, 1, 0)],
  [rules.noAttemptForInteractive(answered(lost)), nothing],
  [rules.noAttemptForInteractive(reconnected()), nothing],
  'One attempt at most is unfinished',
  [unfinished('2'), 'held: holds-for (5)'],
  [unfinished('1', '2'), 'broken: attempts 1 and 2 unfinished (5)'],
  'The last attempt is the newest by its number',
  [rules.lastAttemptIsNewest(refreshed(ids('9', '10'))), 'held: value-as-expected (5)'],
  [rules.lastAttemptIsNewest(former), 'broken: 9 at data.last_attempt.id (5)'],
  [rules.lastAttemptIsNewest({ ...one, after: unnamed }), nothing],
  'The status of a login is one of its words, where it is shown',
  [rules.statusIsAWord(refreshed({ after: { status: 'disabled' } })), 'held: value-as-expected (5)'],
  [rules.statusIsAWord(refreshed({ after: { status: 'error' } })), 'broken: "error" at data.status (5)'],
  [rules.statusIsAWord(showing('{}')), nothing],
)
