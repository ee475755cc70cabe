import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, eventsIn, scratchFolder } from '../tests/test-support/assay.ts'
import { serveSandbox } from '../tests/test-support/served.ts'

const folder = scratchFolder()
const { profile } = await serveSandbox(folder, { fault: 'refuses-to-list-templates-in-payments-v1' })

function run(out: string, ...args: string[]) {
  return assay(['run', '--profile', profile, '-i', 'payments-v1', '--out', join(folder, out), ...args])
}

interface RouteResult {
  route: string
  address: string
  byVerdict: Record<string, number>
  waiting: number
}

test('--route runs what is decided at a route, and --by route lists what came of it within 80 columns', async () => {
  const { code, out } = await run('part', '--route', 'get /TEMPLATES', '--by', 'route')
  assert.equal(code, 1)
  const { summary, selection } = JSON.parse(readFileSync(join(folder, 'part', 'results.json'), 'utf8')) as {
    summary: { byRoute: RouteResult[] }
    selection: string
  }
  assert.equal(selection, "--route 'get /TEMPLATES'")
  const templates = summary.byRoute.find(({ route }) => route === 'GET /templates')
  assert.equal(templates?.address, 'payments-v1/routes/list-templates')
  assert.ok((templates?.byVerdict['failed'] ?? 0) > 0 && templates.waiting > 0, JSON.stringify(templates))
  const table = out.split('\n').filter((line) => /^(?:payments-v1 {9}| {2}[A-Z]+ \/)/.test(line))
  assert.match(table[0] ?? '', /^payments-v1 +held +failed +warned +waiting +untested$/)
  assert.match(table[1] ?? '', /^ {2}GET \/templates /)
  assert.equal(table.length, 2, 'other routes at which the same rules are decided are counted')
  assert.match(out, new RegExp(`^ {2}\\.\\.\\. and ${summary.byRoute.length - 1} other routes? in the report$`, 'm'))
  assert.ok(table.every((line) => line.length <= 80))
  const planned = eventsIn(join(folder, 'part')).flatMap((event) => (event.type === 'run-started' ? event.planned : []))
  const checks = new Set(planned.flatMap((row) => row.checks))
  assert.ok([...checks].some((name) => name.startsWith('features/payments-v1/templates.feature')))
  assert.ok(![...checks].some((name) => name.startsWith('features/payments-v1/connect-fields.feature')))
})
