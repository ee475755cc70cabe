import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseFeature } from './read-feature.ts'
import { rulesOfFeature } from './rules-of-feature.ts'

const cited = 'Source: first document, "Limits" (line 480), row `per_page`'

const rules = (text: string, tags = '@ais-v4 @ais-v6') =>
  rulesOfFeature(parseFeature('features/ais/t.feature', `${tags}\nFeature: Pages\n${text}`))
/** A feature with one rule that has these tags and this description. */
const rule = (tags = '@stated', description = cited) =>
  rules(`${tags} @ais/t/o\nRule: A login is shown.\n${description}`)

test('A rule is the requirement: sentence, level, source, interfaces and all that its description says', () => {
  const [one] = rules(`
    In ais-v6: "Version 6" (line 380), row \`GET /accounts\`

    @ais/t/shown @stated @alone:clock
    Rule: A login is shown.
      To its owner alone.
      ${cited},
        as it stands
      Needs: large-login, live-client
      Note: Read with care.
      Faults: shows-nothing, hides-*
      Variants: shows-less
  `)
  assert.deepEqual(one, {
    id: 'ais/t/shown',
    text: 'A login is shown. To its owner alone.',
    source: 'Account information / Limits (line 480)',
    where: 'row `per_page`, as it stands',
    defined: 'features/ais/t.feature:7',
    whereIn: { 'ais-v6': '"Version 6" (line 380), row `GET /accounts`' },
    strength: 'stated',
    interfaces: ['ais-v4', 'ais-v6'],
    needs: ['large-login', 'live-client'],
    brokenBy: ['shows-nothing', 'hides-*'],
    warnsOn: ['shows-less'],
    note: 'Read with care.',
  })
})

test('A rule names its own interfaces in place of those of its feature, and one of a single interface names none', () => {
  assert.deepEqual(rule('@stated @ais-v3')[0]?.interfaces, ['ais-v3'])
  assert.deepEqual(rule()[0]?.interfaces, ['ais-v4', 'ais-v6'])
  const [own] = rules(`@payments-v1/t/o @open\nRule: A payment is shown.\n${cited}`, '')
  assert.deepEqual([own?.interfaces, own?.strength], [['payments-v1'], 'silent'])
  assert.deepEqual(rule('@stated @ais-v3 @implied-in:ais-v3')[0]?.impliedIn, ['ais-v3'])
})

test('A source outside the two documents is kept as it is written', () => {
  const [one] = rule('@stated', 'Source: Our handbook, page 3')
  assert.deepEqual([one?.source, one?.where], ['Our handbook, page 3', ''])
})

for (const [what, made, message] of [
  ['no id', () => rules(`@stated\nRule: It is.\n${cited}`), /t\.feature:4: a rule has one tag with its id/],
  ['no level', () => rule(''), /a rule has one level: @stated, @implied, @open/],
  ['a mistyped level', () => rule('@implyed'), /@implyed is an unknown tag; did you mean implied\?/],
  [
    'a home that there is not',
    () => rules(`@aiss/t/o @stated\nRule: It is.\n${cited}`),
    /begins with aiss; a home is one/,
  ],
  [
    'a mistyped entry',
    () => rule('@stated', `${cited}\nFault: one`),
    /"Fault:" is no part of a rule; did you mean Faults\?/,
  ],
  ['a mistyped tag', () => rule('@stated @ais-v44'), /@ais-v44 is an unknown tag; did you mean ais-v4\?/],
  ['no interface', () => rules(`@ais/t/o @stated\nRule: It is.\n${cited}`, ''), /no tag names an interface/],
  [
    'a place in an interface that it does not bind',
    () => rule('@stated @ais-v4', `${cited}\nIn ais-v6: "Version 6" (line 380)`),
    /it gives a place in ais-v6, which it does not bind/,
  ],
  [
    'a weaker interface that it does not bind',
    () => rule('@stated @implied-in:ais-v3'),
    /implied in ais-v3, .*not bind/,
  ],
  ['no source', () => rule('@stated', 'Needs: large-login'), /Source is missing/],
  [
    'a source without its line',
    () => rule('@stated', 'Source: second document, "Limits" (line 480): row 3'),
    /Source is not cited as/,
  ],
  ['an unknown capability', () => rule('@stated', `${cited}\nNeeds: large-logins`), /did you mean large-login\?/],
] as const)
  test(`A rule with ${what} is refused with its file and line`, () =>
    assert.throws(made, { code: 'FEATURE_INVALID', message }))
