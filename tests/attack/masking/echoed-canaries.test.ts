import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratchFolder } from '../../test-support/assay.ts'
import { canaryRun } from './canary-run.ts'
import { encodings } from './encodings.ts'
import { createFinder } from './find-all.ts'

/** Keys of each kind, secrets, tokens, credentials, callbacks, hosted pages, consents. */
const ofVersion4 = ['tokens', 'callbacks/success-after-fetch', 'hosted-pages/ends-with-connection']
const others = ['payments-v1/connect', 'partners-v1/lead-sessions', 'open-finance-v2/consents/valid']
const only = ['ais-v3/client-info', 'ais-v5/connect-sessions', ...ofVersion4.map((one) => `ais-v4/${one}`), ...others]
const folder = scratchFolder()

test('A secret is found in any encoding, and amid a text that is encoded with it', () => {
  const secret = 'CANARY/client+secret&of-main'
  const { findIn } = createFinder([secret])
  for (const [name, encode] of Object.entries(encodings)) assert.ok(findIn(`{"a":"x ${encode(secret)} y"}`), name)
  for (const before of ['', 'a', 'ab', 'abc'])
    assert.ok(findIn(Buffer.from(`${before}${secret} and more`).toString('base64')), before)
  assert.equal(findIn('a report without secrets: CANARY/cli, secret&of'), undefined)
})

test('Nothing that a target repeats in any encoding is in a file or on the screen', async () => {
  const { requirements, echo, callbacks, pages } = await canaryRun(folder, only)
  for (const name of new Set(only.map((address) => address.split('/')[0]))) {
    const rows = requirements.filter((row) => row.interface === name)
    const reasons = rows.map(({ id, verdict, reason }) => `${id} ${verdict}: ${reason}`).join('\n')
    assert.ok(
      rows.some(({ verdict }) => verdict === 'passed'),
      `nothing passed\n${reasons}`,
    )
  }
  assert.ok(echo.turns() > Object.keys(encodings).length, `${echo.turns()} answers`)
  assert.ok(echo.given().length > 10, `${echo.given().length} secrets given out`)
  assert.ok(callbacks() > 0 && pages() > 0, `${callbacks()} callbacks, ${pages()} pages`)
})
