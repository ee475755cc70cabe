import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, resultsIn, scratchFolder } from './test-support/assay.ts'
import { rightTarget } from './test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)
const ids = ['renewal/reconnect-while-processed', 'accounts/list-by-customer', 'signing/live-wrong-signature']

for (const [given, verdict] of Object.entries({ customers: 'passed', 'a connection alone': 'untested' }))
  test(`Of a target of version 6 alone, what needs a new connection is ${verdict} where the profile gives ${given}`, async () => {
    const file = await target.profile(verdict, undefined, (plain) => {
      plain.target.interfaces = ['ais-v6']
      plain.data.v6_connection = plain.data.v6_large_connection
      if (given !== 'customers') for (const client of plain.clients) delete client.customers
    })
    const out = join(folder, verdict)
    const only = ids.flatMap((id) => ['--only', `ais-v6/${id}`])
    await assay(['run', '--profile', file, ...only, '--no-contracts', '--out', out])
    const verdicts = resultsIn(out).requirements.map(({ verdict }) => verdict)
    assert.deepEqual(
      verdicts,
      ids.map(() => verdict),
    )
  })
