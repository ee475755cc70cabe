import { cases, inOneLine } from '../../../core/test-support/cases.ts'
import { idsAreStrings } from './ids-are-strings.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'

const account = (extra: unknown) => [sampleData([{ id: '1', login_id: null, extra }])]

const judgement = idsAreStrings(account({ parts: [{ merchant_id: 12 }] }))

cases(
  'holds for strings and empty links',
  [idsAreStrings(account({ merchant_id: 'm' })), 'held: answers-as-documented'],
  'is broken by a number at any depth',
  [judgement, 'broken: number 12 at data[0].extra.parts[0].merchant_id at data[0].extra.parts[0].merchant_id'],
  'leaves alone what the client sent itself',
  [idsAreStrings(account({ custom_fields: { id: 7 } })), 'held: answers-as-documented'],
  'is inconclusive where no answer has an id',
  [
    [sampleData([]), sampleRefusal(400, 'ClientDisabled'), sampleTransportError()].map((exchange) =>
      inOneLine(idsAreStrings([exchange])),
    ),
    ['inconclusive: nothing-to-check', 'inconclusive: nothing-to-check', 'inconclusive: transport-error'],
  ],
  'reads ids at the top of a body',
  [idsAreStrings([sampleExchange(200, { id: 7 })]), 'broken: number 7 at id at id'],
  [idsAreStrings([sampleData({ request: { id: 7 }, id: '1' })]), 'held: answers-as-documented'],
)
