import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckDecided, JournalEvent, JudgementRecord } from '../../core/journal-events.ts'
import { causeLines } from '../text/cause-lines.ts'
import { checkDecided, exchanged, judgement, planned, row, runStarted } from '../test-support/journal-builders.ts'
import { kindOf, placePattern } from './failure-causes.ts'
import type { FailureCause } from './run-story-model.ts'
import { storyOf } from './run-story.ts'

const id = 'ais-v4/rates/one'

/** The causes in a run whose one check came to this. */
function causesOf(judgements: Array<Partial<JudgementRecord>>, over: Partial<CheckDecided> = {}): FailureCause[] {
  const all = judgements.map((one) => judgement(id, 'failed', one))
  const decided = checkDecided('f: x', all, { requirements: [id], ...over })
  return storyOf([runStarted({ planned: [planned(id, ['f: x'])] }), decided], [row(id)]).causes
}

test('A place loses its row numbers, and nothing else', () => {
  assert.equal(placePattern('data[3].id'), 'data[].id')
  assert.equal(placePattern('data[12].list[345].id'), 'data[].list[].id')
  assert.equal(placePattern('data.12.id'), 'data[].id')
  assert.equal(placePattern('data.7'), 'data[]')
  assert.equal(placePattern('data[a].v4.x2'), 'data[a].v4.x2')
  assert.equal(placePattern('a'.repeat(400)).length, 300)
})

test('A kind loses numbers and quoted values, and keeps quoted words and statuses', () => {
  assert.equal(kindOf('expected 17, got 3f-9'), 'expected #, got #')
  assert.equal(kindOf('an id above "1007"'), 'an id above …')
  assert.equal(kindOf('"InvalidFromDate" or \'active\' or `x_y`'), '"InvalidFromDate" or \'active\' or `x_y`')
  assert.equal(kindOf('"Some text" and "a1" and ""'), '… and … and …')
  assert.equal(kindOf('status 404 or HTTP 406, row 7'), 'status 404 or HTTP 406, row #')
  assert.equal(kindOf('deadbeef-1 face'), '# face')
  assert.equal(kindOf(`"${'a'.repeat(60)}"`), `"${'a'.repeat(60)}"`)
  assert.equal(kindOf(`"${'a'.repeat(61)}"`), '…')
  assert.equal(kindOf('x'.repeat(600)).length, 500)
  assert.equal(kindOf(undefined), '')
})

test('What differs in its numbers alone is one cause', () => {
  const [cause, ...others] = causesOf([
    { wanted: 'an id above "7"', got: '"6"', place: 'data[1].id' },
    { wanted: 'an id above "9"', got: '"8"', place: 'data[2].id' },
  ])
  assert.deepEqual(others, [])
  assert.equal(cause?.seen.length, 2)
  assert.equal(cause.requirements.length, 1, 'a requirement is listed once')
})

test('A different place, difference or reason is a different cause', () => {
  const alike = { reason: 'It is wrong.', wanted: '"a"', got: '"b"', place: 'x' }
  assert.equal(causesOf([alike, { ...alike, place: 'y' }]).length, 2)
  assert.equal(causesOf([alike, { ...alike, wanted: '"c"' }]).length, 2)
  assert.equal(causesOf([alike, { ...alike, got: '"c"' }]).length, 2)
  assert.equal(causesOf([alike, { ...alike, reason: 'It is wrong twice.' }]).length, 1, 'the difference counts')
  assert.equal(causesOf([{ wanted: '"a"' }, { wanted: '"b"' }]).length, 2)
  assert.equal(causesOf([{ got: '"a"' }, { got: '"b"' }]).length, 2)
  assert.equal(causesOf([{ reason: 'One is wrong.' }, { reason: 'Another is wrong.' }]).length, 2)
  assert.equal(causesOf([{ reason: 'Row 1 is wrong.' }, { reason: 'Row 2 is wrong.' }]).length, 1)
})

test('A reason with a code counts by its code, one in words by its words', () => {
  const [one, other] = [{ reason: 'The first.' }, { reason: 'The second.' }]
  const coded = { code: 'page-too-long', facts: {} }
  assert.equal(
    causesOf([
      { ...one, ...coded },
      { ...other, ...coded },
    ]).length,
    1,
  )
  assert.equal(
    causesOf([
      { ...one, ...coded },
      { ...one, ...coded, code: 'page-too-short' },
    ]).length,
    2,
  )
})

test('A check that failed without a judgement is a cause of its own reason', () => {
  const facts = { step: 'x' }
  const [cause] = causesOf([], { verdict: 'failed', reason: 'A step threw.', code: 'step-threw', facts })
  assert.deepEqual(cause?.seen[0]?.judgement, {
    requirement: id,
    verdict: 'failed',
    reason: 'A step threw.',
    code: 'step-threw',
    facts,
    evidence: [],
  })
  assert.deepEqual(Object.keys(causesOf([], { verdict: 'failed' })[0]?.seen[0]?.judgement ?? {}), [
    'requirement',
    'verdict',
    'reason',
    'evidence',
  ])
  assert.deepEqual(causesOf([], { verdict: 'inconclusive' }), [])
  assert.deepEqual(causesOf([{ verdict: 'passed' }], { verdict: 'passed' }), [])
})

test('Failures come before warnings, unknown before known, then what is seen most often', () => {
  const ids = ['warned', 'known', 'seldom', 'often'].map((name) => `ais-v4/rates/${name}`)
  const [warned = '', known = '', seldom = '', often = ''] = ids
  const twice = [judgement(often, 'failed'), judgement(often, 'failed')]
  const events: JournalEvent[] = [
    runStarted({
      planned: ids.map((one) => planned(one, [`f: ${one}`])),
      knownFailures: [{ address: known, reason: 'r', owner: 'o', expires: '2099-01-01' }],
    }),
    checkDecided(`f: ${warned}`, [
      judgement(warned, 'warned'),
      judgement(warned, 'warned'),
      judgement(warned, 'warned'),
    ]),
    checkDecided(`f: ${known}`, [judgement(known, 'failed'), judgement(known, 'failed'), judgement(known, 'failed')]),
    checkDecided(`f: ${seldom}`, [judgement(seldom, 'failed')]),
    checkDecided(`f: ${often}`, twice),
  ]
  const { causes } = storyOf(
    events,
    ids.map((one) => row(one)),
  )
  assert.deepEqual(
    causes.map(({ requirements }) => requirements[0]?.id),
    [often, seldom, known, warned],
  )
  assert.equal(new Set(causes.map(({ anchor }) => anchor)).size, 4)
})

test('A cause for which other requirements wait comes before one that is seen more often', () => {
  const ids = ['ais-v4/rates/often', 'ais-v4/routes/list-rates', 'ais-v4/rates/one', 'ais-v4/rates/two']
  const [often = '', route = '', ...open] = ids
  const events: JournalEvent[] = [
    runStarted({ planned: ids.map((one) => planned(one, [`f: ${one}`])) }),
    checkDecided(`f: ${often}`, [judgement(often, 'failed'), judgement(often, 'failed')]),
    checkDecided(`f: ${route}`, [judgement(route, 'failed')]),
    ...open.map((one) => checkDecided(`f: ${one}`, [judgement(one, 'inconclusive', { dependsOn: [route] })])),
  ]
  const { causes } = storyOf(
    events,
    ids.map((one) => row(one)),
  )
  assert.deepEqual(
    causes.map(({ requirements }) => requirements[0]?.id),
    [route, often],
  )
})

test('One row that fails in two interfaces is one cause with both requirements', () => {
  const shared = 'conventions/paging/sorted-by-id'
  const events = [
    runStarted({ planned: [planned(shared, ['f: x']), planned(shared, ['f: x'], 'ais-v6')] }),
    checkDecided('f: x', [judgement(shared, 'failed')]),
    checkDecided('f: x', [judgement(shared, 'failed')], { interface: 'ais-v6' }),
  ]
  const { causes } = storyOf(events, [row(shared, { interfaces: ['ais-v4', 'ais-v6'] })])
  assert.deepEqual(
    causes.map(({ requirements }) => requirements.map(({ address }) => address)),
    [['ais-v4/paging/sorted-by-id', 'ais-v6/paging/sorted-by-id']],
  )
})

test('Refusals without a class are one cause, and so is a success of a route without data; a missing route is its own', () => {
  const ids = ['one', 'two', 'three', 'four', 'five'].map((name) => `ais-v4/rates/${name}`)
  const answers: Array<[path: string, status: number, body: string]> = [
    ['customers', 400, '{"errors":[]}'],
    ['logins', 409, '{"errors":[]}'],
    ['rates', 200, '{"result":[]}'],
    ['rates', 200, '{"result":[]}'],
    ['leads', 404, '{"errors":[]}'],
  ]
  const exchanges = answers.map(([path, status, body], at) => {
    const url = `https://bank.example/api/v4/${path}`
    const answer = { status, headers: [], body, json: JSON.parse(body) as unknown }
    return exchanged(`x${at}`, { request: { method: 'GET', url, headers: [], body: '' }, answer })
  })
  const decided = ids.map((one, at) =>
    checkDecided(`f: ${one}`, [judgement(one, 'failed', { evidence: [`x${at}`], place: at > 1 ? 'data' : 'class' })]),
  )
  const started = runStarted({ planned: ids.map((one) => planned(one, [`f: ${one}`])) })
  const { causes } = storyOf(
    [started, ...exchanges, ...decided],
    ids.map((one) => row(one)),
  )
  assert.deepEqual(
    causes.map(({ shared, requirements }) => [shared, requirements.length]),
    [
      ['A refusal names no error class', 2],
      ['GET /api/v4/rates answers 200 without the expected data', 2],
      ['GET /api/v4/leads answers 404 without an error class', 1],
    ],
  )
})

test('One refusal of a route is one cause, whatever rules it breaks; another answer of it is another', () => {
  const ids = ['ais-v4/rates/one', 'ais-v4/rates/two', 'ais-v4/rates/three']
  const [first = '', second = '', third = ''] = ids
  const crash = exchanged('x1', { answer: { status: 500, headers: [], body: '{"error_class":"InternalServerError"}' } })
  const other = exchanged('x2', { answer: { status: 500, headers: [], body: '{"error_class":"InternalServerError"}' } })
  const accepted = exchanged('x3')
  const decided = checkDecided('f: x', [
    judgement(first, 'failed', { evidence: ['x1'], reason: 'It crashed.' }),
    judgement(second, 'failed', { evidence: ['x2'], reason: 'It was not refused as told.' }),
    judgement(third, 'failed', { evidence: ['x3'], reason: 'It was accepted.' }),
  ])
  const story = storyOf(
    [runStarted({ planned: ids.map((one) => planned(one, ['f: x'])) }), crash, other, accepted, decided],
    ids.map((one) => row(one)),
  )
  assert.deepEqual(
    story.causes.map(({ shared, requirements }) => [shared, requirements.length]),
    [
      ['GET /api/v4/logins answers 500 InternalServerError', 2],
      [undefined, 1],
    ],
  )
  const lines = causeLines(story)
  assert.equal(lines[0], '✗ failed  ais-v4/rates/one')
  assert.equal(lines[1], '    GET /api/v4/logins?per_page=100 → 500: It crashed.')
  assert.ok(
    lines.includes(
      '    GET /api/v4/logins answers 500 InternalServerError, behind 1 other requirement: ais-v4/rates/two',
    ),
    lines.join('\n'),
  )
})
