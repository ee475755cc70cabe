import assert from 'node:assert/strict'
import { test } from 'node:test'
import { says } from '../answers/in-one-line.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { refusedBeside, stoppedAs, stoppedOnEveryRoute } from './stopped-as.ts'

const accepted = sampleData([])
const wanted = ['SecretNotProvided']
const refused = sampleRefusal(400, 'SecretNotProvided')
const other = sampleRefusal(404, 'LoginNotFound')

test('A documented class holds, whether or not the request would be accepted otherwise', () => {
  says(stoppedAs(accepted, refused, wanted), 'held: refused-as-documented (2)')
  says(stoppedAs(undefined, refused, wanted), 'held: refused-as-documented')
})

test('A request that is accepted breaks the rule', () =>
  says(stoppedAs(undefined, accepted, wanted), 'broken: accepted: 200 with 0 rows'))

test('Another class breaks it only beside the same request, accepted without the defect', () => {
  says(stoppedAs(accepted, other, wanted), 'broken: 404 LoginNotFound at error_class (2)')
  for (const control of [undefined, other])
    says(stoppedAs(control, other, wanted), `inconclusive: route-refuses-otherwise${control ? ' (2)' : ''}`)
})

test('No answer decides nothing', () =>
  assert.equal(stoppedAs(accepted, sampleTransportError(), wanted).finding, 'inconclusive'))

test('Every route must stop the request; one that refuses otherwise leaves the whole open', () => {
  const found = (...answers: Array<typeof refused>) => stoppedOnEveryRoute(answers, wanted).finding
  assert.deepEqual(
    [found(refused, refused), found(refused, accepted), found(refused, other), found()],
    ['held', 'broken', 'inconclusive', 'inconclusive'],
  )
})

test('A refusal in any class holds beside the accepted request, and alone shows nothing', () => {
  assert.equal(refusedBeside(accepted, other).finding, 'held')
  assert.equal(refusedBeside(accepted, accepted).finding, 'broken')
  assert.equal(refusedBeside(undefined, accepted).finding, 'broken')
  assert.equal(refusedBeside(refused, accepted).finding, 'broken')
  says(refusedBeside(undefined, other), 'inconclusive: no-control')
  assert.equal(refusedBeside(refused, other).finding, 'inconclusive')
  assert.equal(refusedBeside(undefined, sampleTransportError()).finding, 'inconclusive')
})
