import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, scratchFolder } from '../tests/test-support/assay.ts'

const none = join(scratchFolder(), 'none')

const wrong: Array<[args: string[], said: RegExp]> = [
  [[], /RUN_MISSING: .*none holds no run\. Name what you build with --interface: .*payments-v1/],
  [['-i', 'payments'], /INTERFACE_UNKNOWN: --interface was given "payments"; accepted are .*payments-v1/],
  [['-i', 'payments-v1', '--route', 'GET /template'], /ROUTE_UNKNOWN: .*Nearest: GET \/templates/],
]

for (const [args, said] of wrong)
  test(`next ${args.join(' ')} is refused where nothing can be told`, async () => {
    const { code, err } = await assay(['next', '--out', none, ...args])
    assert.equal(code, 3)
    assert.match(err, said)
  })

test('before the first run, a named route is shown within 80 columns', async () => {
  const { code, out } = await assay(['next', '--out', none, '-i', 'payments-v1', '--route', '/templates/SEPA'])
  assert.equal(code, 0)
  assert.match(out, /^GET \/templates\/\{payment_template\} of payments-v1 \(show a template\)\n/)
  assert.match(out, /answer: 200\n/)
  assert.ok(
    out.split('\n').every((line) => line.length <= 80 || /^ {2}App-id|^Then: /.test(line)),
    out,
  )
})
