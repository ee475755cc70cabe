import assert from 'node:assert/strict'
import { it } from 'node:test'
import { countryCodesKnown } from './country-codes-known.ts'
import { standingOf } from './iso-3166.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const list = (...codes: string[]) => sampleExchange(200, { data: codes.map((code) => ({ code })) })

it('holds for codes of the standard and for the special ones', () => {
  assert.equal(
    inOneLine(countryCodesKnown(list('DE', 'GB', 'XO', 'XF'))),
    'held: country-codes-known {"codes":4}; 1 exchanges',
  )
})

it('is broken by a code that the standard never had', () => {
  const judgement = countryCodesKnown(list('DE', 'LI', 'ZQ'))
  assert.deepEqual([judgement.finding, judgement.place, judgement.got], ['broken', 'data[2].code', 'ZQ'])
})

it('notes codes that the standard reserves or leaves to its users', () => {
  for (const code of ['XK', 'UK', 'EU', 'AN', 'QZ']) assert.equal(countryCodesKnown(list('DE', code)).finding, 'noted')
})

it('cannot tell from an empty list', () => {
  assert.equal(inOneLine(countryCodesKnown(list())), 'inconclusive: no-rows-to-check; 1 exchanges')
})

it('knows as many codes as the standard has', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  assert.equal(codes.filter((code) => standingOf(code) === 'assigned').length, 249)
})
