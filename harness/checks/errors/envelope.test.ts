import { it } from 'node:test'
import { successIsJson, successStatus, successWrappedInData } from './envelope.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const good = sampleData([])

it('holds for JSON with data', () => {
  says(successIsJson([good, sampleExchange(204, '')]), 'held: answers-as-documented')
  says(successWrappedInData([good, sampleRefusal(400, 'DateOutOfRange')]), 'held: answers-as-documented')
  says(successStatus([good, sampleRefusal(400, 'DateOutOfRange')]), 'held: answers-as-documented')
})

it('is broken by a body that is not JSON or has no data', () => {
  says(
    successIsJson([good, sampleExchange(200, '<html>')]),
    'broken: answer-not-as-documented; got 200, a body of 6 characters',
  )
  says(
    successWrappedInData([good, sampleExchange(200, [1])]),
    'broken: answer-not-as-documented; got 200, a body of 3 characters at data',
  )
})

it('is broken by data under a status that is no success', () =>
  says(successStatus([good, sampleExchange(302, { data: [] })]), 'broken: answer-not-as-documented; got 302 at status'))

it('is inconclusive where nothing was accepted', () => {
  says(successIsJson([sampleRefusal(400, 'DateOutOfRange')]), 'inconclusive: no-answers')
  says(successWrappedInData([sampleTransportError()]), 'inconclusive: transport-error')
})

it('wants a success of answers with data and without an error class alone', () => {
  const mixed = sampleExchange(400, { data: {}, error_class: 'DateOutOfRange' })
  says(successStatus([mixed, sampleExchange(400, {})]), 'inconclusive: no-answers (2)')
})

it('wants data in an object, and says how long another body is', () => {
  says(
    successWrappedInData([sampleExchange(200, {})]),
    'broken: answer-not-as-documented; got 200, a body of 2 characters at data',
  )
  says(
    successWrappedInData([sampleExchange(200, '7')]),
    'broken: answer-not-as-documented; got 200, a body of 1 character at data',
  )
  says(successWrappedInData([sampleExchange(204, '')]), 'broken: answer-not-as-documented; got 204, no body at data')
})
