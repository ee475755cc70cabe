import { test } from 'node:test'
import { says } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { laterFieldsNoted } from './later-fields.ts'

test('Fields of a later version are noted', () => {
  const provider = sampleData({ id: '1', logo_url: 'x' })
  says(laterFieldsNoted(provider, ['logo_url', 'mode']), 'noted: seen')
  says(laterFieldsNoted(provider, ['mode']), 'noted: seen')
})

test('Without a resource nothing can be noted', () =>
  says(laterFieldsNoted(sampleRefusal(404, 'ProviderNotFound'), ['mode']), 'inconclusive: nothing-to-check'))
