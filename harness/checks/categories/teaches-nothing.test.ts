import { it } from 'node:test'
import { sampleData, sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { teachesNothing } from './teaches-nothing.ts'
import { says } from '../answers/in-one-line.ts'

const learnt = sampleData({ learned: true })

it('holds for a refusal and for learned false', () => {
  says(teachesNothing(learnt, sampleRefusal(404, 'TransactionNotFound')), 'held: request-refused (2)')
  says(teachesNothing(learnt, sampleData({ learned: false })), 'held: holds (2)')
})

it('is broken by a request that was learned all the same', () =>
  says(teachesNothing(learnt, learnt), 'broken: accepted: 200 with data (2)'))

it('proves nothing where the owner cannot teach either', () => {
  const refusal = sampleRefusal(400, 'WrongRequestFormat')
  says(teachesNothing(refusal, refusal), 'inconclusive: control-refused (2)')
})

it('counts learned false where both were accepted alone', () => {
  const nothing = sampleData({ learned: false })
  says(teachesNothing(undefined, nothing), 'broken: accepted: 200 with data')
  says(teachesNothing(sampleRefusal(404, 'X'), nothing), 'inconclusive: control-refused (2)')
  says(teachesNothing(learnt, sampleExchange(400, { data: { learned: false } })), 'held: request-refused (2)')
})
