import type { Judgement } from '../../../core/judgement.ts'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { matchesSchema, nameOfSchema } from './matches-schema.ts'
import { sampleData, sampleExchange } from '../test-support/sample-exchange.ts'

const countries = (...codes: unknown[]) =>
  sampleData(codes.map((code) => ({ code, name: 'Somewhere', refresh_start_time: 3 })))
const options = { pick: 'data[]' }

const wordsIn = ({ reason }: Judgement) => /the words are (.*)$/.exec(String(reason.facts.what))?.[1]

it('names at most twenty words', () => {
  const codes = Array.from({ length: 21 }, (_, at) => `A${String.fromCharCode(65 + at)}`)
  const words = (...given: string[]) => {
    const list = sampleData(given.map((code) => ({ code, name: code })))
    return wordsIn(matchesSchema(list, 'ais/currency', { pick: 'data[].code' }))
  }
  const country = (code: string) => ({ code, name: 'Land' })
  const decided = (given: string[]) =>
    wordsIn(
      matchesSchema(sampleData(given.map(country)), 'ais/country', {
        pick: 'data[]',
        obligation: 'conventions/types/strings',
      }),
    )
  assert.equal(words(), undefined)
  assert.equal(decided(codes.slice(0, 19))?.split(', ').length, 20)
  assert.equal(decided(codes.slice(0, 20)), undefined)
})

const stages = sampleData({ stages: ['start', 'finish'].map((name, id) => ({ id: `${id}`, name })) })
const judgement = matchesSchema(stages, 'ais/stage', { pick: 'data.stages[]', obligation: 'ais/stages/name-words' })
const empty = sampleData([{}])
const decided = { pick: 'data[]', obligation: 'ais/assets/field-types' }

cases(
  'holds where every row is as documented',
  [matchesSchema(countries('DE', 'FR'), 'ais/country', options), 'held: seen'],
  'names the words that were seen',
  [wordsIn(judgement), 'finish, start'],
  'is broken where the data is missing or no list',
  [matchesSchema(sampleData({}), 'ais/country', options), 'broken: nothing at data.code'],
  [matchesSchema(sampleExchange(200, {}), 'ais/country', options), 'broken: nothing at data'],
  'is untested where resources have no fields at all',
  [matchesSchema(empty, 'ais/asset', decided), 'untested: left-out'],
  'counts any violation where no row is named',
  [matchesSchema([countries('DE'), countries('fr')], 'ais/country', options), 'broken: "fr" at data[0].code'],
  [nameOfSchema('ais/account-extra-row'), 'account extra row'],
)
