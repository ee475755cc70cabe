import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { secretOpensLogin, someSecretOpens } from './login-found.ts'
import {
  answersWithAttempt,
  answersWithLogin,
  answersWithNextRefresh,
  showsLaterAttempt,
} from './answers-with-login.ts'
import { showsNewLogin } from './shows-new-login.ts'
import { showsIdentifier } from './shows-identifier.ts'
import { momentIsSet, nextRefreshNullOnlyWhenAllowed } from './login-moments.ts'
import { acceptedUnlessProcessing, authorizedAnswer, loginIdReturned } from './oauth-answers.ts'
import { refusalLeavesLogin } from './refusal-leaves-login.ts'
import { storesNothing } from './stores-nothing.ts'

const login = (fields: object = {}) => sampleData({ id: '7', provider_code: 'a', ...fields })
const opens = (status: number, errorClass: string) => secretOpensLogin(sampleRefusal(status, errorClass))

cases(
  'A secret opens its login, or says that the login is busy',
  [opens(409, 'LoginAlreadyProcessing'), 'held: holds'],
  [secretOpensLogin(sampleExchange(400, {})), 'inconclusive: request-refused-otherwise'],
  'One secret of several is enough',
  [someSecretOpens([sampleRefusal(404, 'LoginNotFound'), login()]), 'held: holds'],
  [someSecretOpens([sampleRefusal(404, 'LoginNotFound')]), 'broken: 404 LoginNotFound'],
  [someSecretOpens([]), 'inconclusive: nothing-sent (0)'],
)

cases(
  'answersWithLogin says which login the answer shows',
  [answersWithLogin(sampleRefusal(409, 'LoginAlreadyProcessing'), '7'), 'inconclusive: nothing-to-check'],
  [answersWithLogin(login({ id: null }), 'null'), 'broken: id null at data.id'],
  [answersWithLogin(sampleData({}), 'undefined'), 'broken: id absent at data.id'],
  [answersWithLogin(sampleData([]), '7'), 'broken: array at data at data.id'],
  [answersWithNextRefresh(login(), '8'), 'broken: id "7" at data.id'],
  [answersWithNextRefresh(login({ next_refresh_possible_at: null }), '7'), 'held: holds'],
  [answersWithNextRefresh(login(), '7'), 'broken: nothing at data.next_refresh_possible_at'],
  'answersWithAttempt wants the attempt of a login that was fetched before',
  [answersWithAttempt(login({ last_attempt: { id: '9' } }), '7'), 'held'],
  [answersWithAttempt(login(), '7').place, 'data.last_attempt'],
  'showsLaterAttempt wants another attempt than before, where one is shown',
  [showsLaterAttempt(login({ last_attempt: { id: '9' } }), '8'), 'held: holds'],
  [showsLaterAttempt(login({ last_attempt: { id: 8 } }), '8'), 'broken: 8 at data.last_attempt.id'],
  [showsLaterAttempt(login(), '8'), 'nothing to say'],
)

cases(
  'showsNewLogin says what is shown in place of id and secret',
  [showsNewLogin(sampleRefusal(400, 'CountryNotFound')), 'inconclusive: nothing-to-check'],
  [showsNewLogin(sampleData({ id: '', secret: 's' })), 'broken: an empty string at data.id'],
  [showsNewLogin(sampleData({ id: 7, secret: 's' })), 'broken: number at data.id'],
  [showsNewLogin(sampleData({ id: 7, secret: 8 }), 'integer'), 'broken: number at data.secret'],
  [showsNewLogin(sampleData({ id: 7.5, secret: 's' }), 'integer'), 'broken: number at data.id'],
  [showsNewLogin(sampleExchange(200, '{"data":{"id":12345678901234567890,"secret":"s"}}'), 'integer'), 'held: holds'],
)

const list = sampleData([{ id: '1', customer_identifier: 'anna' }])

test('The identifier of the customer holds, and a wrong one is broken at its place', () => {
  const judgement = showsIdentifier(list, 'bert')
  assert.deepEqual([judgement.finding, judgement.place], ['broken', 'data[].customer_identifier'])
})

test('An identifier that is not known leaves it untested', () =>
  assert.equal(showsIdentifier(list, undefined).finding, 'untested'))

const moment = '2026-03-02T08:00:00Z'
const field = 'next_refresh_possible_at'
const withMoment = (value?: unknown) => sampleData({ id: '7', [field]: value })
const isSet = (value?: unknown) => momentIsSet(withMoment(value), field)
const nullWhere = (automatic: unknown, value: unknown = null) =>
  nextRefreshNullOnlyWhenAllowed(withMoment(value), sampleData({ code: 'a', automatic_fetch: automatic }))

cases(
  'loginMoments wants a moment that is set, and says what is shown in its place',
  [isSet(moment), 'held: value-as-expected'],
  [isSet('soon'), 'broken: "soon" at data.next_refresh_possible_at'],
  [momentIsSet(sampleRefusal(404, 'LoginNotFound'), field), 'inconclusive: nothing-to-check'],
  'nextRefreshNullOnlyWhenAllowed lets the next refresh be null only where the provider fetches by itself in no case',
  [nextRefreshNullOnlyWhenAllowed(withMoment(), sampleData({ automatic_fetch: true })), 'untested: not-shown (2)'],
  [nullWhere(true, moment), 'held: value-as-expected (2)'],
  [nullWhere(false), 'held: value-as-expected (2)'],
  [nullWhere('yes'), 'inconclusive: not-shown (2)'],
  [nullWhere(true), 'broken: null at data.next_refresh_possible_at (2)'],
)

const returned = (data: object, wanted = '7', names: readonly [string, ...string[]] = ['login_id']) =>
  loginIdReturned(sampleData(data), wanted, names)
const names = ['connection_id', 'login_id'] as const
const large = '12345678901234567890'
const refused = (errorClass: string) => authorizedAnswer(sampleRefusal(400, errorClass), '7')

cases(
  'The id of the login comes back, digit for digit, by any name of the version',
  [returned({ login_id: 7 }), 'held: value-as-expected'],
  [returned({ login_id: '7' }, '7', names), 'held: value-as-expected'],
  [
    loginIdReturned(sampleExchange(200, `{"data":{"login_id":${large}}}`), large, ['login_id']),
    'held: value-as-expected',
  ],
  [returned({}, '7', names), 'broken: nothing at data.connection_id'],
  [returned({ login_id: true }, 'true'), 'broken: true at data.login_id'],
  'An authorisation is answered with its login; refused credentials are not its fault',
  [authorizedAnswer(sampleData({ id: '8' }), '7'), 'broken: id "8" at data.id'],
  [refused('WrongRequestFormat'), 'broken'],
  [refused('InvalidCredentials'), 'inconclusive: refusal-with-other-cause'],
  'A request is accepted unless the user is still at the bank',
  [acceptedUnlessProcessing(sampleData({}), sampleData({})), 'held'],
  [
    acceptedUnlessProcessing(sampleData({}), sampleRefusal(409, 'LoginAlreadyProcessing')),
    'untested: profile-gives-no',
  ],
)

const having = (daily: unknown, next: unknown = null) =>
  sampleData({ id: '7', daily_refresh: daily, next_refresh_possible_at: next })
const refusal = sampleRefusal(400, 'WrongRequestFormat')

cases(
  'refusalLeavesLogin holds where each setting that both show is the same',
  [refusalLeavesLogin(having(false), refusal, having(undefined, 'soon')), 'held: holds (3)'],
  'refusalLeavesLogin is broken by a setting that has changed',
  [refusalLeavesLogin(having(false), refusal, having(true)), 'broken: true at data.daily_refresh (3)'],
  'refusalLeavesLogin is untested where nothing was refused, and inconclusive where the login was not shown',
  [refusalLeavesLogin(having(false), having(true), having(true)), 'untested: request-accepted (3)'],
  [refusalLeavesLogin(refusal, refusal, having(true)), 'inconclusive: nothing-to-check'],
)

const control = sampleData({})
const showing = (store_credentials?: unknown) => sampleData({ store_credentials })

cases(
  'storesNothing says how the target took the setting',
  [storesNothing(refusal, refusal), 'inconclusive: control-alike (2)'],
  [storesNothing(control, refusal), 'held: refused (2)'],
  [storesNothing(control, showing(false)), 'held: value-as-expected (2)'],
  [storesNothing(control, showing(null)), 'untested: not-shown (2)'],
  [storesNothing(control, showing('yes')), 'broken: "yes" at data.store_credentials (2)'],
)
