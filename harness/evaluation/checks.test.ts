import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import type { PlannedRequirement } from '../../core/journal-events.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import { readFeatures } from '../../requirements/read-feature.ts'
import { chooseChecks } from './plan.ts'
import { PhrasePattern } from './phrase-pattern.ts'
import { turnOf, type Check } from './read-checks.ts'

function check(title: string, requirement: string): Check {
  const turn = { alone: false, groups: [] }
  const [name, where, requirements] = [`features/f.feature: ${title}`, 'features/f.feature:3', [requirement]]
  return { name, title, where, requirements, steps: [], turn, last: false, waits: false }
}

function planned(id: string, checks: Check[]): PlannedRequirement {
  return { id, interface: 'ais-v5', address: id.replace('ais/', 'ais-v5/'), checks: checks.map(({ name }) => name) }
}

const one = check('The login is shown', 'ais/logins/shown')
const other = check('Every login is shown, in order', 'ais/logins/shown')
const third = check('The rate is shown', 'ais/rates/shown')
const rows = [planned('ais/logins/shown', [one, other]), planned('ais/rates/shown', [third])]
const choose = (titles: string[], of = rows, only?: string[]) => chooseChecks(titles, [one, other, third], of, only)
const otherAlone = { checks: [other], planned: [{ ...rows[0], checks: [other.name] }] }
const observed = 'ais/attempts/same-alone-and-in-list'
const kept = (only: string[]) =>
  choose([third.title], [planned(observed, []), ...rows], only).planned.map(({ id }) => id)

cases(
  ...['Every login is shown, in order', 'Every-login-is-shown-in-order', 'Every-connection-is-shown-in-order'].flatMap(
    (given) => [
      `"${given}" names one check, and only what it evaluates is evaluated`,
      [choose([given]), otherAlone] as const,
    ],
  ),
  'A requirement that an observer may decide stays where its own address is asked for, and no other',
  [kept([observed, 'ais-v5/rates']), [observed, 'ais/rates/shown']],
  [kept(['ais-v5', 'ais/logins/shown']), ['ais/rates/shown']],
)

test('a title that no selected check has is an error that names the nearest', () => {
  assert.throws(() => choose(['The-login-is-shwon']), {
    code: 'CHECK_UNKNOWN',
    message: /No check with the title "The-login-is-shwon" evaluates.*Nearest: The-login-is-shown/,
  })
  assert.throws(() => choose(['The-rate-is-shown'], rows.slice(0, 1)), { code: 'CHECK_UNKNOWN' })
})

const phrases = new Map([
  ['the ids ascend', 1],
  ['it is (not) shown', 2],
])
const plain = new PhrasePattern(phrases)
const followed = new PhrasePattern(phrases, String.raw`((?: \[[a-z-]+\])*)`)
const read = (pattern: PhrasePattern<number>, text: string) =>
  pattern.match(text)?.map(({ group, getValue }) => [group.value, getValue()]) ?? null
const sentences = ['both have the same <page>', 'both have the same <rows>', 'both end']
const pattern = new PhrasePattern(new Map(sentences.map((sentence, at) => [sentence, at])))

const lone = { alone: true, groups: [] }
const scenarios = readFeatures().flatMap(({ feature }) =>
  feature.children.flatMap(({ rule, scenario }) => [
    ...(scenario?.tags ?? []),
    ...(rule?.children ?? []).flatMap((child) => child.scenario?.tags ?? []),
  ]),
)
const isKnown = (tag: string) =>
  interfaceNames().includes(tag.slice(1)) || /^@(.+\/.+|alone(:(clock|callbacks))?|last|waits|group:[a-z-]+)$/.test(tag)

cases(
  'a step that says a phrase gives its meaning, and any other step nothing',
  [read(plain, 'the ids ascend'), [['the ids ascend', 1]]],
  ...['the ids', 'the ids ascend [row]', 'Given the ids ascend', '', 'toString'].map(
    (text) => [read(plain, text), null, text] as const,
  ),
  'what may follow a phrase is given beside its meaning',
  [read(followed, 'the ids ascend [one] [other-row]')?.[1], [' [one] [other-row]', ' [one] [other-row]']],
  'A sentence with another name in angle brackets is one of those that are known',
  [pattern.alike('both have the same <pages>'), sentences.slice(0, 2)],
  [
    [pattern.alike('both begin'), pattern.alike('both end')],
    [[], []],
  ],
  'a scenario without such tags goes on beside all others, and one may be alone, or one at a time in its groups',
  [turnOf(['ais/rates/floor']), { alone: false, groups: [] }],
  [turnOf(['alone', 'group:oauth-login', 'group:browser']), { alone: true, groups: ['oauth-login', 'browser'] }],
  'one that changes the clock or the callback addresses is alone but for others of the kind',
  [turnOf(['alone:clock']), { ...lone, changes: ['clock'] }],
  [turnOf(['alone:callbacks', 'alone']), lone],
  'every tag of a scenario names a rule or an interface, or says what may go on beside it',
  [scenarios.length > 100, true],
  [scenarios.map(({ name }) => name).filter((name) => !isKnown(name)), []],
)
