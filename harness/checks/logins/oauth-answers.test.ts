import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { acceptedUnlessProcessing, authorizedAnswer, loginIdReturned, redirectIsAddress } from './oauth-answers.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const answer = (data: object) => sampleData(data)

describe('redirectIsAddress', () => {
  it('holds for a whole address', () =>
    assert.equal(redirectIsAddress(answer({ redirect_url: 'https://bank.example/ask?state=1' })).finding, 'held'))
  it('is broken by a path, a wrong scheme and no value', () => {
    for (const url of ['/ask', '//bank.example/ask', 'javascript:alert(1)', 'https://', '', null, undefined])
      assert.equal(redirectIsAddress(answer({ redirect_url: url })).finding, 'broken', String(url))
  })
})

describe('loginIdReturned', () => {
  it('holds for the id that was sent', () =>
    assert.equal(loginIdReturned(answer({ login_id: '7' }), '7').finding, 'held'))
  it('is broken by a wrong one and by a missing one', () => {
    assert.equal(loginIdReturned(answer({ login_id: '8' }), '7').got, '"8"')
    assert.equal(loginIdReturned(answer({}), '7').finding, 'broken')
  })
})

describe('authorizedAnswer', () => {
  it('holds for the login', () => assert.equal(authorizedAnswer(answer({ id: '7' }), '7').finding, 'held'))
  it('is broken by a wrong resource and by a refusal', () =>
    assert.equal(authorizedAnswer(sampleRefusal(400, 'WrongRequestFormat'), '7').finding, 'broken'))
})

describe('acceptedUnlessProcessing', () => {
  const control = answer({ token: 't' })
  it('holds for an acceptance, and is broken by a refusal', () => {
    assert.equal(acceptedUnlessProcessing(control, answer({})).finding, 'held')
    assert.equal(acceptedUnlessProcessing(control, sampleRefusal(400, 'ReturnURLTooLong')).finding, 'broken')
  })
})

it('Each case comes to its finding, and says what the answer carries and what it should', () => {
  says(redirectIsAddress(sampleRefusal(404, 'LoginNotFound')), 'inconclusive: nothing-to-check')
  says(redirectIsAddress(sampleData([])), 'inconclusive: nothing-to-check')
  says(redirectIsAddress(answer({ redirect_url: 'HTTPS://bank.example' })), 'held: holds')
  says(redirectIsAddress(answer({ redirect_url: 'https:// bank' })), 'broken: "https:// bank" at data.redirect_url')
  says(loginIdReturned(answer({ login_id: 7 }), '7'), 'held: value-as-expected')
  says(loginIdReturned(answer({ login_id: '7' }), '7', ['connection_id', 'login_id']), 'held: value-as-expected')
  says(loginIdReturned(answer({}), '7', ['connection_id', 'login_id']), 'broken: nothing at data.connection_id')
  says(loginIdReturned(answer({ login_id: true }), 'true'), 'broken: true at data.login_id')
  says(
    loginIdReturned(sampleExchange(200, '{"data":{"login_id":12345678901234567890}}'), '12345678901234567890'),
    'held: value-as-expected',
  )
  says(authorizedAnswer(answer({ id: '8' }), '7'), 'broken: id "8" at data.id')
  says(authorizedAnswer(sampleRefusal(400, 'InvalidCredentials'), '7'), 'inconclusive: query-string-refused')
  says(authorizedAnswer(sampleRefusal(400, 'ProviderAccessNotGranted'), '7'), 'inconclusive: query-string-refused')
  says(
    acceptedUnlessProcessing(answer({}), sampleRefusal(409, 'LoginAlreadyProcessing')),
    'untested: user-has-not-returned',
  )
})
