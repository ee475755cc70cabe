import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RequirementsOptions, requirementsCommand } from './requirements.ts'
import { testIo } from './test-support/test-io.ts'

async function printed(address?: string, options: RequirementsOptions = {}): Promise<{ text: string; code: number }> {
  const { out, outText } = testIo()
  const code = await requirementsCommand(address, options, out)
  return { text: outText(), code }
}

test('one address is explained, by address and by id', async () => {
  const byAddress = await printed('ais-v4/paging/sorted-by-id')
  assert.match(byAddress.text, /^ais-v4\/paging\/sorted-by-id\n/)
  assert.match(byAddress.text, /Source {6}Account information \/ Endpoints \/ Conventions: pagination/)
  const byId = await printed('conventions/paging/sorted-by-id')
  assert.match(byId.text, /^ais-v3\/paging\/sorted-by-id\nais-v4\/paging\/sorted-by-id\nais-v5\/paging\/sorted-by-id\n/)
  assert.match(byId.text, /assay run --only ais-v5\/paging\/sorted-by-id\n/)
})

test('JSON holds rows, checks and faults by address', async () => {
  const { text } = await printed('ais-v4/rates', { json: true })
  const { requirements } = JSON.parse(text) as { requirements: Array<Record<string, unknown>> }
  const floor = requirements.find(({ address }) => address === 'ais-v4/rates/floor')
  assert.equal(floor?.['strength'], 'stated')
  assert.ok(Array.isArray(floor?.['checks']) && Array.isArray(floor['faults']))
})

test('an unknown address is refused with what is near', () =>
  assert.rejects(printed('ais-v4/pagin'), { code: 'ADDRESS_UNKNOWN', message: /Nearest: ais-v4\/paging/ }))
