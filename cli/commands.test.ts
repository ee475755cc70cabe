import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { everyVerdict } from '../reports/test-support/every-verdict.ts'
import { journalText } from '../reports/test-support/journal-builders.ts'
import { assay, refuses, scratchFolder } from '../tests/test-support/assay.ts'

const folder = scratchFolder()
const none = join(folder, 'none')

for (const [args, said] of [
  [['next', '--out', none], /RUN_MISSING: .*none holds no run\. Name what you build with --interface: .*payments-v1/],
  [
    ['next', '--out', none, '-i', 'payments'],
    /INTERFACE_UNKNOWN: --interface was given "payments"; accepted are .*payments-v1/,
  ],
  [
    ['next', '--out', none, '-i', 'payments-v1', '--route', 'GET /template'],
    /ROUTE_UNKNOWN: .*Nearest: GET \/templates/,
  ],
  [['requirements', 'ais-v4/pagin'], /ADDRESS_UNKNOWN: .*Nearest: ais-v4\/paging/],
  [
    ['serve', '--fault', 'lists-newest-first', '--fault', 'rates-are-text'],
    /'--fault <id>' argument 'rates-are-text' is invalid\. .* lists-newest-first before/,
  ],
] as Array<[args: string[], said: RegExp]>)
  test(`assay ${args.join(' ').replace(folder, '')} is refused with what is accepted`, () => refuses(args, said))

test('before the first run, a named route is shown within 80 columns', async () => {
  const { code, out } = await assay(['next', '--out', none, '-i', 'payments-v1', '--route', '/templates/SEPA'])
  assert.equal(code, 0)
  assert.match(out, /^GET \/templates\/\{payment_template\} of payments-v1 \(show a template\)\n/)
  assert.match(out, /answer: 200\n/)
  const long = out.split('\n').filter((line) => line.length > 80 && !/^ {2}App-id|^Then: /.test(line))
  assert.deepEqual(long, [])
})

test('a requirement is explained by address and by id', async () => {
  const byAddress = await assay(['requirements', 'ais-v4/paging/sorted-by-id'])
  assert.match(byAddress.out, /^ais-v4\/paging\/sorted-by-id\n/)
  assert.match(byAddress.out, /Source {6}Account information \/ Endpoints \/ Conventions: pagination/)
  const byId = await assay(['requirements', 'conventions/paging/sorted-by-id'])
  assert.match(byId.out, /^ais-v3\/paging\/sorted-by-id\nais-v4\/paging\/sorted-by-id\nais-v5\/paging\/sorted-by-id\n/)
  assert.match(byId.out, /assay run --only ais-v5\/paging\/sorted-by-id\n/)
})

test('JSON holds requirements, checks and faults by address', async () => {
  const { out } = await assay(['requirements', 'ais-v4/rates', '--json'])
  const { requirements } = JSON.parse(out) as { requirements: Array<Record<string, unknown>> }
  const floor = requirements.find(({ address }) => address === 'ais-v4/rates/floor')
  assert.equal(floor?.['strength'], 'stated')
  assert.ok(Array.isArray(floor?.['checks']) && Array.isArray(floor['faults']))
})

test('a torn journal gives partial reports and says so', async () => {
  const file = join(folder, 'torn.ndjson')
  const lines = journalText(everyVerdict()).split('\n')
  writeFileSync(file, lines.slice(0, 6).join('\n').slice(0, -40))
  const { code, out } = await assay(['report', file, '--format', 'json', '--out', join(folder, 'partial')])
  assert.equal(code, 0)
  assert.match(out, /Left out line \d+ of the journal: the run ended in the middle of this line/)
  assert.match(out, /these reports are partial/)
  assert.match(out, /^A journal and its reports are only as honest as who kept them/m)
  assert.match(out, /^The run was cut short after 2 of 10 checks: 2 requirements have failed/m)
})
