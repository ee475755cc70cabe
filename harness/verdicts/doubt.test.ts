import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reason } from '../../core/reason.ts'
import { wordsOf } from '../reasons/words-of.ts'
import { doubtOf, seenTogether } from './doubt.ts'

const nothing = { asked: 3, answered: 0, accepted: 0, commonest: 'TARGET_TIMEOUT', message: 'No answer came in time.' }

test('nothing is doubted of a target that accepted something, or was never asked', () => {
  assert.equal(doubtOf({ ...nothing, answered: 1, accepted: 1 }), undefined)
  assert.equal(doubtOf({ ...nothing, asked: 0 }), undefined)
})

test('a target that answered nothing is doubted for its address', () => {
  const doubt = doubtOf(nothing)
  assert.ok(doubt)
  assert.match(
    wordsOf(doubt),
    /^The target answered none of 3 requests \(TARGET_TIMEOUT\)\. No answer .* check target\.base_url/,
  )
})

test('a spent budget or a limit of requests is not doubted for its address', () => {
  for (const commonest of ['BUDGET_SPENT', 'RATE_LIMITED'])
    assert.deepEqual(doubtOf({ ...nothing, commonest, message: undefined }), {
      code: 'target-silent',
      facts: { requests: 3, code: commonest, message: '' },
    })
})

test('a target that accepted nothing is doubted for its keys', () => {
  const doubt = doubtOf({ ...nothing, answered: 1, commonest: 'ClientNotFound' })
  const refused = { code: 'target-accepts-nothing', facts: { requests: 3, outcome: 'ClientNotFound' } }
  const cause = {
    what: 'The keys in the profile are',
    next: 'check app_id, secret and status of the main client',
  }
  assert.deepEqual(doubt, { code: 'all-of', facts: { parts: [refused, { code: 'likely-cause', facts: cause }] } })
})

test('each outcome names its cause', () => {
  const causes = {
    'A certificate is': ['TARGET_UNTRUSTED', 'TLS_REFUSED', 'CERTIFICATE_INVALID'],
    'The clock is': ['RequestExpired', 'ExpiresAtInvalid', 'CLOCK_UNKNOWN'],
    'The signature is': ['SignatureNotMatch', 'MissingSignature', 'PublicKeyNotProvided'],
    'The seal is': ['SIGNATURE_INVALID', 'SIGNATURE_MISSING'],
    'The keys in the profile are': ['ApiKeyNotFound', 'ClientNotFound', 'ClientDisabled'],
    'The address in the profile is': ['TARGET_TIMEOUT', 'ANSWER_MALFORMED', '302', '404', 'RouteNotFound'],
    'The address or the keys in the profile are': ['WrongRequestFormat', 'InternalServerError'],
  }
  for (const [cause, outcomes] of Object.entries(causes))
    for (const commonest of outcomes) {
      const doubt = doubtOf({ ...nothing, answered: 1, commonest })
      const parts = doubt?.facts['parts'] as Reason[] | undefined
      assert.equal(parts?.[1]?.facts['what'], cause, commonest)
    }
})

test('what several interfaces saw is counted together, with the outcome that most of them name', () => {
  const refused = { asked: 2, answered: 2, accepted: 0, commonest: 'ClientNotFound' }
  const taken = { asked: 5, answered: 4, accepted: 3, commonest: '' }
  const { message: _none, ...together } = seenTogether([taken, nothing, taken, refused, refused])
  assert.deepEqual(together, { asked: 17, answered: 12, accepted: 6, commonest: 'ClientNotFound' })
  assert.equal(seenTogether([taken, taken, nothing]).commonest, nothing.commonest)
  const explained = { code: 'keys-refused', facts: {} }
  const odd = { ...taken, accepted: 0, commonest: '404', explained: { code: 'has-no-route', facts: {} } }
  assert.equal(seenTogether([odd, { ...refused, explained }, refused]).explained, explained)
  assert.equal(doubtOf(seenTogether([odd, refused, refused])), odd.explained)
  const none = { asked: 0, answered: 0, accepted: 0, commonest: '', message: undefined }
  assert.deepEqual(seenTogether([]), none)
})
