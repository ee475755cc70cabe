import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inOneLine } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { namesDiffer } from './names-differ.ts'

const detail = (...names: string[]) => sampleData({ required_fields: names.map((name) => ({ name })) })
const decide = (...details: Array<ReturnType<typeof detail>>) =>
  inOneLine(namesDiffer(details, ['data.required_fields', 'data.interactive_fields'], 'name'))

it('finds a name that one array has twice', () => {
  assert.match(decide(detail('login', 'password'), detail('login')), /^held: holds-for \(2\)$/)
  assert.match(decide(detail('login', 'login')), /^broken: .* at data\.required_fields\[1\]\.name/)
  assert.match(decide(detail()), /^inconclusive: nothing-to-check/)
  assert.match(decide(sampleRefusal(404, 'ProviderNotFound')), /^inconclusive: nothing-to-check/)
})
