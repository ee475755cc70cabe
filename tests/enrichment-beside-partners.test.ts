import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, resultsIn, scratchFolder } from './test-support/assay.ts'
import { rightTarget } from './test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)
const ids = ['duplicates/marked', 'transactions/deleted-are-gone', 'transactions/of-another-client-not-marked']

for (const [pages, verdict] of Object.entries({ 'that the control port completes': 'passed', 'of nobody': 'untested' }))
  test(`Of data enrichment beside partners alone, what needs a connection is ${verdict} with hosted pages ${pages}`, async () => {
    const file = await target.profile(verdict, undefined, (plain) => {
      plain.target.interfaces = ['enrichment-v5', 'partners-v1']
      if (verdict === 'passed') return
      if (plain.control)
        plain.control.offers = plain.control.offers.filter((offer: string) => offer !== 'connect-sessions')
      delete plain.capabilities.browser
      delete plain.capabilities.hosted_flow
    })
    const out = join(folder, verdict)
    const only = ids.flatMap((id) => ['--only', `enrichment-v5/${id}`])
    await assay(['run', '--profile', file, ...only, '--no-contracts', '--out', out])
    assert.deepEqual(
      resultsIn(out).requirements.map(({ verdict }) => verdict),
      ids.map(() => verdict),
    )
  })
