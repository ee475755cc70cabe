import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faults as refusedRoutes } from '../sandbox/faults/routes/refused-routes.ts'
import { faults as rootFaults } from '../sandbox/faults/routes/roots.ts'
import { derivedFault } from '../sandbox/faults/kinds/derived-fault.ts'
import type { Fault } from '../sandbox/faults/kit/fault.ts'
import { readRequirements } from '../requirements/read-requirements.ts'
import { rulesBrokenBy } from '../requirements/rules-by-point.ts'
import { evaluatedOn } from './test-support/evaluated-on.ts'

/** Faults that remove something which most checks of their interface need. */
const losses = [derivedFault('omits-redirect_url-at-post-lead-sessions-create')].filter((fault) => fault !== undefined)
const all = [...refusedRoutes, ...rootFaults, ...losses]

/** A sample; `ASSAY_ALL_ROOTS=1` takes all for 45 minutes, and `ASSAY_ALL_ROOTS=2/4` the second of four parts. */
const sampled = ['refuses-to-list-templates-in-payments-v1']

const part = process.env.ASSAY_ALL_ROOTS
const [number = 1, parts = 1] = part?.split('/').map(Number) ?? []
const chosen = all.filter(({ id }, at) => (part === undefined ? sampled.includes(id) : at % parts === number - 1))

const broken = rulesBrokenBy(readRequirements())

/** The interface in which a fault is evaluated. */
function interfaceOf({ id, interfaces }: Fault): string {
  const [row = ''] = broken(id)
  const home = row.split('/')[0] ?? ''
  return interfaces?.[0] ?? (['ais', 'conventions'].includes(home) ? 'ais-v4' : home)
}

for (const fault of chosen)
  test(
    `${fault.id}: a requirement fails, and what is inconclusive has it as its root`,
    { timeout: 600_000 },
    async () => {
      const { requirements, counts, roots } = await evaluatedOn(fault, interfaceOf(fault))
      const broken = counts.failed + counts.warned
      const evaluable = requirements.length - counts.untested
      const unexplained = requirements.filter(({ verdict, root }) => verdict === 'inconclusive' && root === undefined)
      assert.ok(broken > 0, 'nothing fails')
      assert.ok(
        unexplained.length <= evaluable / 10,
        `${unexplained.length} of ${evaluable} have no root: ${JSON.stringify(roots.slice(0, 5))}`,
      )
      const named = roots.flatMap(({ address, verdict }) => (address === undefined ? [] : [verdict]))
      assert.ok(counts.inconclusive === unexplained.length || named.length > 0)
      assert.ok(!named.includes('inconclusive'), 'a root names another cause')
    },
  )

test('every sampled fault exists', () =>
  assert.deepEqual(
    sampled.filter((id) => !all.some((fault) => fault.id === id)),
    [],
  ))
