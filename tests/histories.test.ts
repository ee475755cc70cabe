import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, eventsIn, root, scratchFolder } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()

/** Faults that only a history finds, with the requirement that each breaks. */
const found: Array<[fault: string, address: string]> = [
  ['refuses-a-duplicate-once', 'ais-v4/customers/duplicate'],
  ['leaves-a-customer-whose-identifier-was-too-long', 'ais-v4/customers/refused-makes-none'],
  ['keeps-a-customer-locked-for-ever', 'ais-v4/customers/secret-identifies-customer'],
  ['lists-the-accounts-of-a-customer-as-first-asked', 'ais-v4/accounts/list-by-customer'],
  ['teaches-a-part-of-what-it-refuses', 'ais-v4/learn/refused-teaches-nothing'],
  ['ends-the-attempt-of-refused-input', 'ais-v4/logins/refused-changes-nothing'],
  ['accepts-despite-login-interactive-credentials-required', 'ais-v4/login-interactive/credentials-required'],
  ['turns-daily-refresh-on-with-a-wrong-scope', 'ais-v4/logins/refused-changes-nothing'],
  ['forgets-a-lock-once-it-was-met', 'payments-v1/customers/locked'],
  ['knows-no-new-consent-after-an-ended-one-when-repeated', 'ais-v6/routes/refresh-a-login'],
  ['takes-a-new-email-for-the-one-that-was-repeated', 'partners-v1/leads/customers-differ'],
]

for (const [fault, address] of found)
  test(`the shortest history that shows ${fault} is a numbered list with its requests`, async () => {
    const { profile } = await serveSandbox(folder, { fault, stageMs: 2 })
    const out = join(folder, fault)
    await assay(['run', '--profile', profile, '--only', address, '--seed', '2', '--out', out])
    const shrunk = eventsIn(out).flatMap((event) =>
      event.type === 'check-decided' && event.counterexample ? [event.counterexample.shrunk] : [],
    )
    const golden = readFileSync(join(root, 'tests/golden-histories', `${fault}.txt`), 'utf8')
    assert.deepEqual(shrunk, [golden.trimEnd()])
  })
