import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { PlainProfile } from '../sandbox/variants/kit/variant.ts'
import { onlyOf, run, scratchFolder } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const right = await serveSandbox(folder, { stageMs: 2 })
const broken = await serveSandbox(folder, { stageMs: 2, fault: 'lists-the-newest-connection-of-a-lead' })

const version6 = ['refusals/while-processed-status', 'accounts/list-by-customer', 'signing/live-wrong-signature']
const enrichment = ['duplicates/marked', 'transactions/deleted-are-gone', 'transactions/of-another-client-not-marked']
const second = ['partners-v1/connections/list-of-customer-complete']

function ofVersion6(plain: PlainProfile): void {
  plain.target.interfaces = ['ais-v6']
  plain.data.v6_connection = plain.data.v6_large_connection
}
function ofEnrichment(plain: PlainProfile): void {
  plain.target.interfaces = ['enrichment-v5', 'partners-v1']
}
function ofTwoProviders(plain: PlainProfile): void {
  const purposes = ['plain', 'interactive']
  plain.providers = plain.providers.filter(({ purpose }: { purpose: string }) => purposes.includes(purpose))
  for (const { credentials } of plain.providers) delete credentials?.other
}

const profiles: Array<
  [what: string, only: string[], verdict: string, ...changes: Array<(plain: PlainProfile) => void>]
> = [
  [
    'of version 6 alone with customers evaluates what needs a new connection',
    version6.map((id) => `ais-v6/${id}`),
    'passed',
    ofVersion6,
  ],
  [
    'of version 6 alone with one connection leaves untested what needs a new one',
    version6.map((id) => `ais-v6/${id}`),
    'untested',
    ofVersion6,
    ({ clients }) => clients.forEach((client: { customers?: unknown }) => delete client.customers),
  ],
  [
    'of data enrichment beside partners evaluates what needs a connection, with hosted pages that the control port completes',
    enrichment.map((id) => `enrichment-v5/${id}`),
    'passed',
    ofEnrichment,
  ],
  [
    'of data enrichment beside partners leaves it untested, with hosted pages of nobody',
    enrichment.map((id) => `enrichment-v5/${id}`),
    'untested',
    ofEnrichment,
    ({ control, capabilities }) => {
      control.offers = control.offers.filter((offer: string) => offer !== 'connect-sessions')
      delete capabilities.browser
      delete capabilities.hosted_flow
    },
  ],
  ['with two providers gives a lead its second connection at the interactive one', second, 'passed', ofTwoProviders],
  ['with two providers finds a list that lacks the first connection of a lead', second, 'failed', ofTwoProviders],
]

for (const [number, [what, only, verdict, ...changes]] of profiles.entries())
  test(`A profile ${what}`, async () => {
    const served = verdict === 'failed' ? broken : right
    const profile = served.profileWith(`profile-${number}`, (plain) => changes.forEach((change) => change(plain)))
    const ran = await run(join(folder, `out-${number}`), '--profile', profile, ...onlyOf(...only), '--no-contracts')
    assert.deepEqual(
      ran.requirements.map((one) => one.verdict),
      only.map(() => verdict),
    )
  })
