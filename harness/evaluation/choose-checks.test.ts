import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseChecks } from './choose-checks.ts'
import type { PlannedRequirement } from '../../core/journal-events.ts'
import type { Check } from './read-checks.ts'

function check(title: string, requirement: string): Check {
  const turn = { alone: false, groups: [] }
  return {
    name: `features/f.feature: ${title}`,
    title,
    where: 'features/f.feature:3',
    requirements: [requirement],
    steps: [],
    turn,
    last: false,
    waits: false,
  }
}

function planned(id: string, checks: Check[]): PlannedRequirement {
  return { id, interface: 'ais-v5', address: id.replace('ais/', 'ais-v5/'), checks: checks.map(({ name }) => name) }
}

const one = check('The login is shown', 'ais/logins/shown')
const other = check('Every login is shown, in order', 'ais/logins/shown')
const third = check('The rate is shown', 'ais/rates/shown')
const all = [one, other, third]
const rows = [planned('ais/logins/shown', [one, other]), planned('ais/rates/shown', [third])]

for (const given of [
  'Every login is shown, in order',
  'Every-login-is-shown-in-order',
  'Every-connection-is-shown-in-order',
])
  test(`"${given}" names one check, and only what it evaluates is evaluated`, () => {
    const chosen = chooseChecks([given], all, rows)
    assert.deepEqual(chosen.checks, [other])
    const shown = chosen.planned.map(({ id, checks }) => [id, checks])
    assert.deepEqual(shown, [['ais/logins/shown', [other.name]]])
  })

test('several titles choose several checks', () =>
  assert.deepEqual(chooseChecks(['The-login-is-shown', 'The-rate-is-shown'], all, rows).checks, [one, third]))

test('a title that no selected check has is an error that names the nearest', () => {
  assert.throws(() => chooseChecks(['The-login-is-shwon'], all, rows), {
    code: 'CHECK_UNKNOWN',
    message: /No check with the title "The-login-is-shwon" evaluates.*Nearest: The-login-is-shown/,
  })
  assert.throws(() => chooseChecks(['The-rate-is-shown'], all, rows.slice(0, 1)), { code: 'CHECK_UNKNOWN' })
})

test('A requirement that an observer may decide stays where its own address is asked for, and no other', () => {
  const observed = 'ais/attempts/same-alone-and-in-list'
  const given = [planned(observed, []), ...rows]
  const idsOf = (only: string[]) => chooseChecks([third.title], all, given, only).planned.map(({ id }) => id)
  assert.deepEqual(idsOf([observed, 'ais-v5/rates']), [observed, 'ais/rates/shown'])
  assert.deepEqual(idsOf(['ais-v5', 'ais/logins/shown']), ['ais/rates/shown'])
})
