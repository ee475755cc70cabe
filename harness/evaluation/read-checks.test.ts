import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { readChecks } from './read-checks.ts'
import { scratchFolder } from '../../core/test-support/scratch-folder.ts'

function folderWith(context: TestContext, feature: string): string {
  const folder = scratchFolder()
  writeFileSync(join(folder, 'rates.feature'), feature)
  return folder
}

const feature = `Feature: Rates

  @ais/rates/floor
  Rule: There is a floor

    @slow
    Scenario: The floor holds
      When rates of an early day are asked

    @ais/rates/list
    Scenario Outline: Day <day>
      When rates of <day> are asked

      Examples:
        | day        |
        | 2014-03-21 |
        | 2014-03-20 |
`

test('a check carries the tags of its rule and its own, and the line it stands on', (context) => {
  const checks = readChecks([folderWith(context, feature)])
  const shown = checks.map(({ title, where, requirements }) => [title, where.replace(/^.*:/, ''), requirements])
  assert.deepEqual(shown, [
    ['The floor holds', '7', ['ais/rates/floor']],
    ['Day 2014-03-21', '16', ['ais/rates/floor', 'ais/rates/list']],
    ['Day 2014-03-20', '17', ['ais/rates/floor', 'ais/rates/list']],
  ])
  assert.match(checks[0]?.name ?? '', /rates\.feature: The floor holds$/)
})

const unnamed = feature.replace(/  @ais[^]*(?=    Scenario Outline)/, '').replace('floor', 'day')
for (const [what, written, message] of [
  ['a feature that does not parse', 'Scenario: one\n    When asked\n    Wen misspelt', /rates\.feature does not parse/],
  ['a feature with a mistyped keyword', 'Scenari: typo', /rates\.feature has neither rule nor scenario/],
  ['a scenario without steps, for it would pass', 'Scenario: empty\n    Wen misspelt', /"empty" has no steps/],
  ['a row of an outline that nothing names', unnamed, /rates\.feature:\d+: nothing says "Seen by: day: 2014-03-21"/],
  ['one of two checks of one name', feature.replace('Day <day>', 'A day'), /:16 and .*:17 have the same name/],
] as const)
  test(`${what} is refused with its place`, (context) => {
    const folder = folderWith(context, written.startsWith('Feature') ? written : `Feature: Rates\n\n  ${written}\n`)
    assert.throws(() => readChecks([folder]), { code: 'FEATURE_INVALID', message })
  })

test('a rule of the features names the row of an outline that checks it', () => {
  const checks = readChecks().filter(({ row }) => row === 'customers: locked')
  const named = checks.map(({ title, requirements }) => [title, ...requirements])
  assert.deepEqual(named, [['A customer is refused as long as it is locked, and no other one', 'ais/customers/locked']])
})

test('every check of the features names a requirement, and only requirements that exist', () => {
  const known = new Set(readRequirements().map(({ id }) => id))
  for (const { where, requirements } of readChecks()) {
    assert.ok(requirements.length > 0, `${where} judges no requirement`)
    for (const id of requirements) assert.ok(known.has(id), `${where} names ${id}, which is no requirement`)
  }
})

test('What a feature of one interface adds to a rule of all is checked in that interface alone', () => {
  const checks = readChecks().filter(({ requirements }) => requirements.includes('conventions/headers/wrong-secret'))
  const within = (file: string) => checks.find(({ where }) => where.includes(file))?.interfaces
  assert.deepEqual(within('features/payments-v1/'), ['payments-v1'])
  assert.deepEqual(within('features/ais/histories-of-customers'), ['ais-v3', 'ais-v4', 'ais-v5'])
  assert.equal(within('features/conventions/headers'), undefined)
  const failed = 'conventions/errors/connection-failed'
  const seen = readChecks().flatMap(({ requirements, interfaces }) =>
    requirements.includes(failed) ? [interfaces] : [],
  )
  assert.deepEqual(seen, [undefined])
})
