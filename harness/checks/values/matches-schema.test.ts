import assert from 'node:assert/strict'
import { it } from 'node:test'
import { matchesSchema } from './matches-schema.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const countries = (...codes: unknown[]) =>
  sampleExchange(200, { data: codes.map((code) => ({ code, name: 'Somewhere', refresh_start_time: 3 })) })
const options = { pick: 'data[]' }

it('holds where every row is as documented', () => {
  const judgement = matchesSchema(countries('DE', 'FR'), 'ais/country', options)
  assert.equal(
    inOneLine(judgement),
    'held: resources-match {"values":2,"resources":2,"place":"data[]","words":[]}; 1 exchanges',
  )
})

it('is broken at the first row that is not, and says where', () => {
  const judgement = matchesSchema(countries('DE', 'fr'), 'ais/country', options)
  assert.equal(
    inOneLine(judgement),
    'broken: resource-differs {"resource":"country","place":"data[1].code","wanted":"two upper-case letters","got":"\\"fr\\""}; wanted two upper-case letters, got "fr" at data[1].code; 1 exchanges',
  )
  assert.equal(judgement.place, 'data[1].code')
  assert.equal(judgement.got, '"fr"')
})

it('blames one row for one thing', () => {
  const list = sampleExchange(200, { data: [{ code: 'DE', name: 'Germany', refresh_start_time: '3' }] })
  const judge = (obligation: string) => matchesSchema(list, 'ais/country', { ...options, obligation }).finding
  assert.equal(judge('conventions/types/integers'), 'broken')
  assert.equal(judge('conventions/types/strings'), 'held')
})

it('is inconclusive over an empty list, a refusal and trouble', () => {
  for (const exchange of [countries(), sampleRefusal(400, 'ClientDisabled'), sampleTransportError()]) {
    assert.equal(matchesSchema(exchange, 'ais/country', options).finding, 'inconclusive')
  }
})

it('is untested where no row has a value that the rule is about', () => {
  const list = sampleExchange(200, { data: [{ code: 'DE', name: 'Germany' }] })
  const judgement = matchesSchema(list, 'ais/country', { ...options, obligation: 'conventions/types/integers' })
  assert.equal(inOneLine(judgement), 'untested: no-value-shown {"resources":1,"place":"data[]"}; 1 exchanges')
})

it('names the words that were seen', () => {
  const stages = sampleExchange(200, {
    data: { stages: ['start', 'finish'].map((name, id) => ({ id: `${id}`, name })) },
  })
  const judgement = matchesSchema(stages, 'ais/stage', {
    pick: 'data.stages[]',
    obligation: 'ais/stages/name-words',
  })
  assert.deepEqual(judgement.reason.facts.words, ['finish', 'start'])
})

it('is broken where the data is missing or no list', () => {
  assert.equal(
    inOneLine(matchesSchema(sampleExchange(200, { data: {} }), 'ais/country', options)),
    'broken: resource-differs {"resource":"country","place":"data.code","wanted":"the key code","got":"nothing"}; wanted the key code, got nothing at data.code; 1 exchanges',
  )
  assert.equal(matchesSchema(sampleExchange(200, {}), 'ais/country', options).got, 'nothing')
})

it('is untested where resources have no fields at all', () => {
  const empty = sampleExchange(200, { data: [{}] })
  const judged = { pick: 'data[]', obligation: 'ais/assets/field-types' }
  assert.equal(
    inOneLine(matchesSchema(empty, 'ais/asset', judged)),
    'untested: no-value-shown {"resources":1,"place":"data[]"}; 1 exchanges',
  )
})
