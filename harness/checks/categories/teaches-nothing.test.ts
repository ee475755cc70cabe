import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { teachesNothing } from './teaches-nothing.ts'

const learnt = sampleData({ learned: true })

const refusal = sampleRefusal(400, 'WrongRequestFormat')
const nothing = sampleData({ learned: false })

cases(
  'holds for a refusal and for learned false',
  [teachesNothing(learnt, sampleRefusal(404, 'TransactionNotFound')), 'held: refused (2)'],
  [teachesNothing(learnt, sampleData({ learned: false })), 'held: holds (2)'],
  'is broken by a request that was learned all the same',
  [teachesNothing(learnt, learnt), 'broken: accepted: 200 with data (2)'],
  'proves nothing where the owner cannot teach either',
  [teachesNothing(refusal, refusal), 'inconclusive: control-refused (2)'],
  'counts learned false where both were accepted, or nothing shows that one was refused',
  [teachesNothing(undefined, nothing), 'held: holds'],
  [teachesNothing(sampleRefusal(404, 'X'), nothing), 'inconclusive: control-refused (2)'],
  [teachesNothing(learnt, sampleExchange(400, { data: { learned: false } })), 'held: refused (2)'],
)
