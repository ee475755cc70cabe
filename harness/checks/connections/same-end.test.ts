import { it } from 'node:test'
import type { Connection } from './connects.ts'
import { sameEnd } from './same-end.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const success = sampleData({})
const ended = (failErrorClass?: string): Connection => ({
  answer: success,
  ended: { failed: failErrorClass !== undefined, failErrorClass, exchange: success },
})
const refused: Connection = { answer: sampleRefusal(400, 'InvalidCredentials') }

it('holds where both end with one class', () => {
  says(sameEnd(ended('InvalidCredentials'), ended('InvalidCredentials')), 'held: holds (4)')
  says(sameEnd(ended('InvalidCredentials'), refused), 'held: holds (3)')
})

it('is broken where one connects or names a different class', () => {
  says(sameEnd(ended('InvalidCredentials'), ended()), 'broken: connected (4)')
  says(sameEnd(refused, ended('InvalidEncoding')), 'broken: accepted, and its attempt failed with InvalidEncoding (3)')
})

it('is inconclusive where the control connects, and over a transport error', () => {
  says(sameEnd(ended(), ended()), 'inconclusive: forbidden-connects (4)')
  says(sameEnd(refused, { answer: sampleTransportError() }), 'inconclusive: transport-error')
})

it('needs both, and a target that accepts more', () => {
  const full: Connection = { answer: sampleRefusal(400, 'LoginLimitReached') }
  says(sameEnd(full, refused), 'inconclusive: target-crowded (2)')
  says(sameEnd(refused, full), 'inconclusive: target-crowded (2)')
})
