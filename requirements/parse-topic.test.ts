import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseTopic } from './parse-topic.ts'

const good = `
topic: rates
source: Rates
requirements:
  - obligation: floor
    text: Rates have a floor.
    strength: stated
`

test('a row takes its id from home, topic and obligation, and its source from the file', () => {
  assert.deepEqual(parseTopic('ais-v4/rates.yaml', good), [
    {
      id: 'ais-v4/rates/floor',
      text: 'Rates have a floor.',
      source: 'Rates',
      strength: 'stated',
      interfaces: ['ais-v4'],
      needs: [],
    },
  ])
})

test('a convention binds the interfaces of its file unless the row names its own', () => {
  const yaml = `${good.replace('source', 'interfaces: [ais-v3, ais-v4]\nsource')}
  - obligation: ceiling
    text: Rates have a ceiling.
    strength: silent
    interfaces: [ais-v6]
`
  const rows = parseTopic('conventions/rates.yaml', yaml)
  assert.deepEqual(
    rows.map(({ interfaces }) => interfaces),
    [['ais-v3', 'ais-v4'], ['ais-v6']],
  )
})

const broken: Array<[flaw: string, place: string, yaml: string, message: RegExp]> = [
  ['text that is not YAML', 'ais-v4/rates.yaml', 'topic: [', /ais-v4\/rates\.yaml is not YAML/],
  ['a topic that is not the file name', 'ais-v4/assets.yaml', good, /topic is "rates", but the file is assets\.yaml/],
  [
    'an unknown strength',
    'ais-v4/rates.yaml',
    good.replace('stated', 'firm'),
    /rates\.yaml: row floor, .*strength.*\(stated, implied, silent\)/,
  ],
  ['an unknown key', 'ais-v4/rates.yaml', `${good}    requires: []\n`, /row floor, .*\(requires\)/],
  [
    'a sentence without its end',
    'ais-v4/rates.yaml',
    good.replace('floor.', 'floor'),
    /row floor, \/requirements\/0\/text/,
  ],
  [
    'an unknown capability',
    'ais-v4/rates.yaml',
    `${good}    needs: [moon]\n`,
    /row floor: "moon" is an unknown capability/,
  ],
  [
    'an unknown interface',
    'conventions/rates.yaml',
    `${good}    interfaces: [ais-v9]\n`,
    /row floor: "ais-v9" is an unknown interface/,
  ],
  ['a convention that binds nothing', 'conventions/rates.yaml', good, /must name the interfaces that it binds/],
  [
    'interfaces outside the shared homes',
    'ais-v4/rates.yaml',
    `${good}    interfaces: [ais-v6]\n`,
    /only rows in conventions and ais may do so/,
  ],
  ['an empty list of rows', 'ais-v4/rates.yaml', 'topic: rates\nsource: Rates\nrequirements: []\n', /requirements/],
]

for (const [flaw, place, yaml, message] of broken) {
  test(`${flaw} is refused with file and row`, () => {
    assert.throws(() => parseTopic(place, yaml), { code: 'REQUIREMENT_INVALID', message })
  })
}
