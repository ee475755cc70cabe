import { it } from 'node:test'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { teachesNothing } from './teaches-nothing.ts'
import { says } from '../answers/in-one-line.ts'

const learnt = sampleExchange(200, { data: { learned: true } })

it('holds for a refusal and for learned false', () => {
  says(teachesNothing(learnt, sampleRefusal(404, 'TransactionNotFound')), 'held: request-refused; 2 exchanges')
  says(teachesNothing(learnt, sampleExchange(200, { data: { learned: false } })), 'held: holds; 2 exchanges')
})

it('is broken by a request that was learned all the same', () => {
  says(teachesNothing(learnt, learnt), 'broken: value-differs; got accepted: 200 with data; 2 exchanges')
})

it('proves nothing where the owner cannot teach either', () => {
  const refusal = sampleRefusal(400, 'WrongRequestFormat')
  says(teachesNothing(refusal, refusal), 'inconclusive: control-refused; 2 exchanges')
})

it('counts learned false where both were accepted alone', () => {
  const nothing = sampleExchange(200, { data: { learned: false } })
  says(teachesNothing(undefined, nothing), 'broken: value-differs; got accepted: 200 with data; 1 exchange')
  says(teachesNothing(sampleRefusal(404, 'X'), nothing), 'inconclusive: control-refused; 2 exchanges')
  says(teachesNothing(learnt, sampleExchange(400, { data: { learned: false } })), 'held: request-refused; 2 exchanges')
})
