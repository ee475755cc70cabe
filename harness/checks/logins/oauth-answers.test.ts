import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { acceptedUnlessProcessing, authorizedAnswer, loginIdReturned, redirectIsAddress } from './oauth-answers.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const answer = (data: object) => sampleExchange(200, { data })
const unreadable = [undefined, sampleRefusal(404, 'LoginNotFound'), sampleTransportError()]

describe('redirectIsAddress', () => {
  it('holds for a whole address', () => {
    assert.equal(redirectIsAddress(answer({ redirect_url: 'https://bank.example/ask?state=1' })).finding, 'held')
  })
  it('is broken by a path, another scheme and nothing', () => {
    for (const url of ['/ask', '//bank.example/ask', 'javascript:alert(1)', 'https://', '', null, undefined]) {
      assert.equal(redirectIsAddress(answer({ redirect_url: url })).finding, 'broken', String(url))
    }
  })
  it('is inconclusive without an answer', () => {
    for (const one of unreadable) assert.equal(redirectIsAddress(one).finding, 'inconclusive')
  })
})

describe('loginIdReturned', () => {
  it('holds for the id that was sent', () =>
    assert.equal(loginIdReturned(answer({ login_id: '7' }), '7').finding, 'held'))
  it('is broken by another and by none', () => {
    assert.equal(loginIdReturned(answer({ login_id: '8' }), '7').got, '"8"')
    assert.equal(loginIdReturned(answer({}), '7').finding, 'broken')
  })
  it('is inconclusive without an answer', () => {
    for (const one of unreadable) assert.equal(loginIdReturned(one, '7').finding, 'inconclusive')
  })
})

describe('authorizedAnswer', () => {
  it('holds for the login', () => assert.equal(authorizedAnswer(answer({ id: '7' }), '7').finding, 'held'))
  it('is broken by another resource and by a refusal', () => {
    assert.equal(authorizedAnswer(answer({ id: '8' }), '7').finding, 'broken')
    assert.equal(authorizedAnswer(sampleRefusal(400, 'WrongRequestFormat'), '7').finding, 'broken')
  })
  it('is inconclusive where the provider refuses the parameters, and without an answer', () => {
    for (const one of [sampleRefusal(400, 'ProviderAccessNotGranted'), sampleTransportError(), undefined]) {
      assert.equal(authorizedAnswer(one, '7').finding, 'inconclusive')
    }
  })
})

describe('acceptedUnlessProcessing', () => {
  const control = answer({ token: 't' })
  it('holds for an acceptance, and is broken by a refusal', () => {
    assert.equal(acceptedUnlessProcessing(control, answer({})).finding, 'held')
    assert.equal(acceptedUnlessProcessing(control, sampleRefusal(400, 'ReturnURLTooLong')).finding, 'broken')
  })
  it('is untested while the first is processed', () => {
    assert.equal(acceptedUnlessProcessing(control, sampleRefusal(409, 'LoginAlreadyProcessing')).finding, 'untested')
  })
  it('is inconclusive without an answer', () => {
    assert.equal(acceptedUnlessProcessing(control, undefined).finding, 'inconclusive')
  })
})
