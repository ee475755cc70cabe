import assert from 'node:assert/strict'
import { it } from 'node:test'
import { idsAreStrings } from './ids-are-strings.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine, says } from '../answers/in-one-line.ts'

const account = (extra: unknown) => [sampleData([{ id: '1', login_id: null, extra }])]

it('holds for strings and empty links', () =>
  says(idsAreStrings(account({ merchant_id: 'm' })), 'held: answers-as-documented'))

it('is broken by a number at any depth', () => {
  const judgement = idsAreStrings(account({ parts: [{ merchant_id: 12 }] }))
  says(
    judgement,
    'broken: answer-not-as-documented; got number 12 at data[0].extra.parts[0].merchant_id at data[0].extra.parts[0].merchant_id',
  )
})

it('leaves alone what the client sent itself', () =>
  says(idsAreStrings(account({ custom_fields: { id: 7 } })), 'held: answers-as-documented'))

it('is inconclusive where no answer has an id', () =>
  assert.deepEqual(
    [sampleData([]), sampleRefusal(400, 'ClientDisabled'), sampleTransportError()].map((exchange) =>
      inOneLine(idsAreStrings([exchange])),
    ),
    ['inconclusive: no-answers', 'inconclusive: no-answers', 'inconclusive: transport-error'],
  ))

it('reads ids at the top of a body', () => {
  says(idsAreStrings([sampleExchange(200, { id: 7 })]), 'broken: answer-not-as-documented; got number 7 at id at id')
  says(idsAreStrings([sampleData({ request: { id: 7 }, id: '1' })]), 'held: answers-as-documented')
})
