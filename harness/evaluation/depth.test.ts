import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlannedRequirement } from '../../core/journal-events.ts'
import { atDepth, casesAt, secondsAt, withinBudget } from './depth.ts'
import { checksIn, type Plan } from './plan.ts'
import type { Check } from './read-checks.ts'

function check(title: string, requirements: string[], steps: string[] = []): Check {
  const name = `features/f.feature: ${title}`
  return {
    name,
    title,
    where: 'features/f.feature:1',
    requirements,
    steps: steps.map((text) => ({ text, shown: text })),
    turn: { alone: false, groups: [] },
    last: false,
    waits: false,
  }
}

const property = ['many cases are tried', 'the rule holds for every case']
const [a, b, c, d, bare] = ['ais/x/a', 'ais/x/b', 'ais/x/c', 'ais/x/d', 'ais/x/bare'] as const
const checks = [
  check('One', [a]),
  check('Two', [a, b, c]),
  check('Three', [c]),
  check('Every a', [a], property),
  check('Every d', [d], property),
]

function row(id: string): PlannedRequirement {
  const own = checks.filter(({ requirements }) => requirements.includes(id)).map(({ name }) => name)
  return { id, interface: 'open-finance-v2', address: id.replace('ais', 'open-finance-v2'), checks: own }
}

const plan: Plan = { checks, planned: [a, b, c, d, bare].map(row) }
const titlesOf = (part: Plan) => checksIn(part).map((one) => one.check.title)
const leftIn = (part: Plan) => part.planned.flatMap(({ id, leftOut }) => (leftOut ? [`${id} ${leftOut}`] : []))

test('Smoke takes one example of each requirement and no property, and says what that leaves out', () => {
  const smoke = atDepth(plan, 'smoke')
  assert.deepEqual(titlesOf(smoke), ['Two'])
  assert.deepEqual(leftIn(smoke), [`${d} smoke`])
  assert.deepEqual(
    smoke.planned.map(({ id }) => id),
    plan.planned.map(({ id }) => id),
  )
})

test('Smoke takes no example that comes after all others where another one will do', () => {
  const late = { ...check('Late', [a, b, c]), last: true }
  const rows = plan.planned.map((one) => ({ ...one, checks: [late.name, ...one.checks] }))
  const smoke = atDepth({ checks: [...checks, late], planned: rows.slice(0, 3) }, 'smoke')
  assert.deepEqual(titlesOf(smoke), ['Two'])
  assert.deepEqual(titlesOf(atDepth({ checks: [late], planned: rows.slice(0, 3) }, 'smoke')), ['Late'])
})

test('Other depths take every check, and full more cases and time', () => {
  assert.equal(atDepth(plan, 'standard'), plan)
  assert.equal(atDepth(plan, 'full'), plan)
  assert.deepEqual([casesAt('standard', 40), casesAt('full', 40), casesAt('full', 5000)], [40, 1000, 5000])
  assert.deepEqual(
    [secondsAt('standard', { cases: 40, seconds: 60 }), secondsAt('full', { cases: 40, seconds: 60 })],
    [60, 1500],
  )
})

test('A budget takes one example of each requirement first, then other examples, then properties', () => {
  // Of a feature without figures an example takes 5 requests, and ten cases of a property take 15.
  assert.equal(withinBudget(plan, 100, 10), plan)
  assert.deepEqual(titlesOf(withinBudget(plan, 30, 10)), ['One', 'Two', 'Three', 'Every a'])
  assert.deepEqual(leftIn(withinBudget(plan, 30, 10)), [`${d} budget`])
  assert.deepEqual(withinBudget(plan, 30, 10).cut, { left: 1, all: 5 })
  assert.deepEqual(titlesOf(withinBudget(plan, 10, 10)), ['One', 'Two'])
})

test('A budget that does not reach for one example of each cuts nothing beforehand', () => {
  assert.equal(withinBudget(plan, 1, 10), plan)
})
