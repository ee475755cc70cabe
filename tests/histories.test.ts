import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { eventsIn, root, run, scratchFolder } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const daySeconds = 86_400
/** The targets' clocks begin at noon: a history that passes midnight is shown by fewer steps. */
const untilNoon = (1.5 * daySeconds - ((Date.now() / 1000) % daySeconds)) % daySeconds

/** Faults that only a history finds, one of each kind of history, with the requirement that each breaks. */
const found: Array<[fault: string, address: string]> = [
  ['refuses-a-duplicate-once', 'ais-v4/customers/duplicate'],
  ['forgets-a-lock-once-it-was-met', 'payments-v1/customers/locked'],
  ['counts-transactions-as-of-the-first-fetch', 'ais-v4/accounts/transactions-counted'],
  ['ends-a-renewed-consent-with-the-first', 'ais-v6/routes/refresh-a-login'],
  ['takes-a-new-email-for-the-one-that-was-repeated', 'partners-v1/leads/customers-differ'],
  ['ends-a-batch-at-what-is-marked-already', 'enrichment-v5/duplicates/marked'],
  ['lists-the-accounts-of-a-customer-without-their-balance', 'ais-v4/accounts/same-in-every-list'],
  ['pays-two-pages-as-one', 'payments-v1/payments/one-per-page'],
]

for (const [fault, address] of found)
  test(`the shortest history that shows ${fault} is a numbered list with its requests`, async () => {
    const { profile } = await serveSandbox(folder, { fault, stageMs: 2, clockAheadSeconds: untilNoon })
    const out = join(folder, fault)
    // With more workers, another check might cause what the history must show alone.
    const always = ['--seed', '2', '--workers', '1', '--format', 'json']
    await run(out, '--profile', profile, '--only', address, ...always)
    const shrunk = eventsIn(out).flatMap((event) =>
      event.type === 'check-decided' && event.counterexample ? [event.counterexample.shrunk] : [],
    )
    const golden = readFileSync(join(root, 'tests/golden-histories', `${fault}.txt`), 'utf8')
    assert.deepEqual(shrunk, [golden.trimEnd()])
  })
