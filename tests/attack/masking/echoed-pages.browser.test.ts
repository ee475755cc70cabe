import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratchFolder } from '../../test-support/assay.ts'
import { canaryRun } from './canary-run.ts'

const folder = scratchFolder()

test('Nothing that a hosted page repeats in any encoding is in a file or on the screen', async () => {
  const only = ['ais-v4/hosted-pages/ends-with-connection', 'payments-v1/hosted-pages']
  const { requirements, pages } = await canaryRun(folder, only)
  assert.ok(pages() > 3, `${pages()} pages`)
  assert.ok(requirements.some(({ verdict }) => verdict === 'passed'))
})
