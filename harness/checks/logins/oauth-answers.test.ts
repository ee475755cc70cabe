import { cases } from '../../../core/test-support/cases.ts'
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { acceptedUnlessProcessing, authorizedAnswer, loginIdReturned, redirectIsAddress } from './oauth-answers.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'

const answer = (data: object) => sampleData(data)

describe('redirectIsAddress', () => {
  it('holds for a whole address', () =>
    assert.equal(redirectIsAddress(answer({ redirect_url: 'https://bank.example/ask?state=1' })).finding, 'held'))
  it('is broken by a path, a wrong scheme and no value', () => {
    for (const url of ['/ask', '//bank.example/ask', 'javascript:alert(1)', 'https://', '', null, undefined])
      assert.equal(redirectIsAddress(answer({ redirect_url: url })).finding, 'broken', String(url))
  })
})

const control = answer({ token: 't' })

cases(
  'holds for the id that was sent',
  [loginIdReturned(answer({ login_id: '7' }), '7'), 'held'],
  'is broken by a wrong one and by a missing one',
  [loginIdReturned(answer({ login_id: '8' }), '7').got, '"8"'],
  [loginIdReturned(answer({}), '7'), 'broken'],
  'holds for the login',
  [authorizedAnswer(answer({ id: '7' }), '7'), 'held'],
  'is broken by a wrong resource and by a refusal',
  [authorizedAnswer(sampleRefusal(400, 'WrongRequestFormat'), '7'), 'broken'],
  'holds for an acceptance, and is broken by a refusal',
  [acceptedUnlessProcessing(control, answer({})), 'held'],
  [acceptedUnlessProcessing(control, sampleRefusal(400, 'ReturnURLTooLong')), 'broken'],
  'Each case comes to its finding, and says what the answer carries and what it should',
  [redirectIsAddress(sampleRefusal(404, 'LoginNotFound')), 'inconclusive: nothing-to-check'],
  [redirectIsAddress(sampleData([])), 'inconclusive: nothing-to-check'],
  [redirectIsAddress(answer({ redirect_url: 'HTTPS://bank.example' })), 'held: holds'],
  [redirectIsAddress(answer({ redirect_url: 'https:// bank' })), 'broken: "https:// bank" at data.redirect_url'],
  [loginIdReturned(answer({ login_id: 7 }), '7'), 'held: value-as-expected'],
  [loginIdReturned(answer({ login_id: '7' }), '7', ['connection_id', 'login_id']), 'held: value-as-expected'],
  [loginIdReturned(answer({}), '7', ['connection_id', 'login_id']), 'broken: nothing at data.connection_id'],
  [loginIdReturned(answer({ login_id: true }), 'true'), 'broken: true at data.login_id'],
  [
    loginIdReturned(sampleExchange(200, '{"data":{"login_id":12345678901234567890}}'), '12345678901234567890'),
    'held: value-as-expected',
  ],
  [authorizedAnswer(answer({ id: '8' }), '7'), 'broken: id "8" at data.id'],
  [authorizedAnswer(sampleRefusal(400, 'InvalidCredentials'), '7'), 'inconclusive: query-string-refused'],
  [authorizedAnswer(sampleRefusal(400, 'ProviderAccessNotGranted'), '7'), 'inconclusive: query-string-refused'],
  [
    acceptedUnlessProcessing(answer({}), sampleRefusal(409, 'LoginAlreadyProcessing')),
    'untested: user-has-not-returned',
  ],
)
