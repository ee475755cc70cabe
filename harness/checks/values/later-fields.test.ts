import { test } from 'node:test'
import { assertJudgement } from '../answers/assert-judgement.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { laterFieldsNoted } from './later-fields.ts'

test('Fields of a later version are noted', () => {
  const provider = sampleExchange(200, { data: { id: '1', logo_url: 'x' } })
  const noted = laterFieldsNoted(provider, ['logo_url', 'mode'])
  assertJudgement(noted, 'noted', 'later-fields', { facts: { fields: ['logo_url'] }, evidence: [provider] })
  assertJudgement(laterFieldsNoted(provider, ['mode']), 'noted', 'later-fields', { facts: { fields: [] } })
})

test('Without a resource nothing can be noted', () => {
  const refusal = sampleRefusal(404, 'ProviderNotFound')
  assertJudgement(laterFieldsNoted(undefined, ['mode']), 'inconclusive', 'nothing-sent')
  const refused = laterFieldsNoted(refusal, ['mode'])
  assertJudgement(refused, 'inconclusive', 'nothing-to-check', { evidence: [refusal] })
})
