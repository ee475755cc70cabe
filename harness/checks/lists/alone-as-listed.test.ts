import { cases, inOneLine } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { aloneAsListed } from './alone-as-listed.ts'

const list = sampleExchange(200, { data: [{ id: '1', locale: 'en', stage: 'finish', internal: 1 }], meta: {} })
const decide = (alone: object) => inOneLine(aloneAsListed([list], [sampleData(alone)], 'ais/attempt-detail'))

cases(
  'compares the fields that a row and the same thing alone both show',
  [decide({ id: '1', locale: 'en', stages: [] }), /^held: holds-for \(2\)$/],
  [decide({ id: '1', locale: 'de' }), /^broken: "de" at data\.locale/],
  [decide({ id: '1', locale: 'en', internal: 2 }), /^held: holds-for/],
  [decide({ id: '2', locale: 'de' }), /^inconclusive: nothing-to-check/],
  [aloneAsListed([list], [sampleRefusal(404, 'AttemptNotFound')], 'ais/attempt-detail'), /^inconclusive/],
)
