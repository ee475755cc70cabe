import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, resultsIn, scratchFolder } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const address = 'partners-v1/connections/list-of-customer-complete'

for (const [verdict, fault] of Object.entries({
  passed: undefined,
  failed: 'lists-the-newest-connection-of-a-lead',
}))
  test(`A lead gets its second connection at the interactive provider where the profile gives no other: ${verdict}`, async () => {
    const { profile } = await serveSandbox(folder, {
      ...(fault !== undefined && { fault }),
      change(plain) {
        plain.providers = plain.providers.filter(({ purpose }: { purpose: string }) =>
          ['plain', 'interactive'].includes(purpose),
        )
        for (const { credentials } of plain.providers) delete credentials?.other
      },
    })
    const out = join(folder, verdict)
    await assay(['run', '--profile', profile, '--only', address, '--no-contracts', '--out', out])
    assert.deepEqual(
      resultsIn(out).requirements.map((one) => one.verdict),
      [verdict],
    )
  })
