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
    where: row GET /rates
`

test('a row takes its id from home, topic and obligation, and its source from the file', () => {
  assert.deepEqual(parseTopic('ais-v4/rates.yaml', good), [
    {
      id: 'ais-v4/rates/floor',
      text: 'Rates have a floor.',
      source: 'Rates',
      where: 'row GET /rates',
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
    where: row GET /rates
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
  [
    'a row without its place in the documents',
    'ais-v4/rates.yaml',
    good.replace('    where: row GET /rates\n', ''),
    /row floor: where is missing/,
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

test('a row is implied only in interfaces that it binds, and only where it is stated', () => {
  const yaml = good.replace('source', 'interfaces: [ais-v3, ais-v4]\nimplied_in: [ais-v3, ais-v6]\nsource')
  const impliedIn = (text: string) => parseTopic('conventions/rates.yaml', text).map((row) => row.impliedIn)
  assert.deepEqual(impliedIn(yaml), [['ais-v3']])
  assert.deepEqual(impliedIn(yaml.replace('stated', 'silent')), [undefined])
})

test('a row has its own place in the documents, or that of its file, and what more an interface has', () => {
  const yaml = good
    .replace('source', 'where: the whole table\nwhere_in: { ais-v4: and its heading }\nsource')
    .replace('    where: row GET /rates\n', '')
  const [shared] = parseTopic('ais-v4/rates.yaml', yaml)
  assert.deepEqual([shared?.where, shared?.whereIn], ['the whole table', { 'ais-v4': 'and its heading' }])
  const [own] = parseTopic('ais-v4/rates.yaml', `${yaml}    where: the last row\n    where_in: {}\n`)
  assert.deepEqual([own?.where, own?.whereIn], ['the last row', undefined])
})

test('a row has no place for an interface that it does not bind', () => {
  const yaml = `${good}    where_in: { ais-v6: another row }\n`
  const message = /row floor: where_in names ais-v6, but the row does not bind it/
  assert.throws(() => parseTopic('ais-v4/rates.yaml', yaml), { code: 'REQUIREMENT_INVALID', message })
})

test('a row keeps its note, its needs and the reason why it cannot be evaluated', () => {
  const more = '    note: A note.\n    unjudgeable: Nobody sees it.\n    needs: [live-client]\n    source: Elsewhere\n'
  const [row] = parseTopic('ais-v4/rates.yaml', good + more)
  assert.deepEqual(
    [row?.note, row?.unjudgeable, row?.needs, row?.source],
    ['A note.', 'Nobody sees it.', ['live-client'], 'Elsewhere'],
  )
})

test('a file with several flaws names them all', () => {
  assert.throws(() => parseTopic('ais-v4/rates.yaml', good.replace('floor.', 'floor').replace('stated', 'firm')), {
    message: /rates\.yaml: row floor, \/requirements\/0\/text [^;]*; row floor, \/requirements\/0\/strength/,
  })
})

test('a flaw of the file itself names the file and no row', () => {
  const message = /^REQUIREMENT_INVALID: ais-v4\/rates\.yaml: the file must have required property 'source'\.$/
  assert.throws(() => parseTopic('ais-v4/rates.yaml', good.replace('source: Rates\n', '')), { message })
  assert.throws(() => parseTopic('ais-v4/rates.yaml', ''), {
    message: /^REQUIREMENT_INVALID: ais-v4\/rates\.yaml: the file must be object\.$/,
  })
})

test('the eleventh row is named as well as the first', () => {
  const rows = Array.from({ length: 11 }, (_, at) => ({
    obligation: `floor-${'abcdefghijk'[at]}`,
    text: at === 10 ? 'No end' : 'A rule.',
    strength: 'stated',
  }))
  assert.throws(
    () => parseTopic('ais-v4/rates.yaml', JSON.stringify({ topic: 'rates', source: 'R', requirements: rows })),
    { message: /row floor-k, \/requirements\/10\/text/ },
  )
})

test('text that is not YAML keeps the cause', () => {
  assert.throws(
    () => parseTopic('ais-v4/rates.yaml', 'topic: ['),
    ({ cause }: Error) => cause instanceof Error && cause.name === 'YAMLParseError',
  )
})

test('a word that is not known is answered with those that are', () => {
  assert.throws(() => parseTopic('conventions/rates.yaml', `${good}    interfaces: [ais-v9]\n`), {
    message: / ais-v3, ais-v4, /,
  })
})
