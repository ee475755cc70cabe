import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { startsAttempt } from './starts-attempt.ts'
import { says } from '../answers/in-one-line.ts'

const showing = (id: string) => sampleExchange(200, { data: { last_attempt: { id } } })
const accepted = sampleExchange(200, { data: {} })

it('says which attempt was the last before and after', () => {
  says(startsAttempt(undefined, accepted, showing('1')), 'inconclusive: nothing-sent; 0 exchanges')
  says(startsAttempt(showing('1'), undefined, showing('1')), 'inconclusive: nothing-sent; 0 exchanges')
  says(
    startsAttempt(showing('1'), sampleRefusal(400, 'AnyClass'), showing('1')),
    'inconclusive: request-refused; 3 exchanges',
  )
  says(startsAttempt(showing('1'), accepted, accepted), 'inconclusive: not-shown; 3 exchanges')
  says(startsAttempt(accepted, accepted, showing('1')), 'inconclusive: not-shown; 3 exchanges')
  says(startsAttempt(showing('1'), accepted, showing('2')), 'held: holds; 3 exchanges')
  says(
    startsAttempt(showing('1'), accepted, showing('1')),
    'broken: value-differs; got attempt 1 at data.last_attempt.id; 3 exchanges',
  )
  says(
    startsAttempt(showing('1'), accepted, sampleExchange(200, { data: { last_attempt: {} } })),
    'inconclusive: not-shown; 3 exchanges',
  )
  says(startsAttempt(showing('1'), accepted, sampleExchange(200, { data: [] })), 'inconclusive: not-shown; 3 exchanges')
  says(startsAttempt(showing('1'), accepted, sampleTransportError()), 'inconclusive: transport-error; 1 exchange')
})
