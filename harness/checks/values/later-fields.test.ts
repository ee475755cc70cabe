import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOneLine } from '../answers/in-one-line.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { laterFieldsNoted } from './later-fields.ts'

test('Fields of a later version are noted', () => {
  const provider = sampleExchange(200, { data: { id: '1', logo_url: 'x' } })
  assert.equal(
    inOneLine(laterFieldsNoted(provider, ['logo_url', 'mode'])),
    'noted: later-fields {"fields":["logo_url"]}; 1 exchange',
  )
  assert.equal(inOneLine(laterFieldsNoted(provider, ['mode'])), 'noted: later-fields {"fields":[]}; 1 exchange')
})

test('Without a resource nothing can be noted', () => {
  assert.equal(inOneLine(laterFieldsNoted(undefined, ['mode'])), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(
    inOneLine(laterFieldsNoted(sampleRefusal(404, 'ProviderNotFound'), ['mode'])),
    'inconclusive: nothing-to-check {"what":"resource","outcome":"404 ProviderNotFound"}; 1 exchange',
  )
})
