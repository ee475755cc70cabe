import assert from 'node:assert/strict'
import { it } from 'node:test'
import { countryCodesKnown } from './country-codes-known.ts'
import { taskStateOf } from './iso-3166.ts'
import { sampleData } from '../answers/sample-exchange.ts'
import { inOneLine, says } from '../answers/in-one-line.ts'

const list = (...codes: string[]) => sampleData(codes.map((code) => ({ code })))

it('is broken by a code that the standard never had', () =>
  says(countryCodesKnown(list('DE', 'LI', 'ZQ')), 'broken: ZQ at data[2].code'))

it('notes codes that the standard reserves or leaves to its users', () =>
  assert.deepEqual(
    ['XK', 'UK', 'EU', 'AN', 'QZ'].map((code) => inOneLine(countryCodesKnown(list('DE', code)))),
    [
      'noted: country-codes-reserved',
      'noted: country-codes-reserved',
      'noted: country-codes-reserved',
      'noted: country-codes-reserved',
      'noted: country-codes-reserved',
    ],
  ))

it('is inconclusive for an empty list', () => says(countryCodesKnown(list()), 'inconclusive: no-rows-to-check'))

it('leaves codes of a wrong form to the rule of the form, and needs a list', () =>
  says(countryCodesKnown(list('DE', 'ZQX', 'aZQ', 'XO')), 'held: holds-for'))

it('takes only two letters for a code of the standard', () =>
  assert.deepEqual(['DE', 'XK', 'QM', 'ZQ', 'AXK', 'XKA', ''].map(taskStateOf), [
    'assigned',
    'reserved',
    'reserved',
    'unknown',
    'unknown',
    'unknown',
    'unknown',
  ]))
