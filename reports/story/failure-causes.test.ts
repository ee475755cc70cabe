import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JournalEvent } from '../../core/journal-events.ts'
import { causeLines } from '../text/cause-lines.ts'
import { checkDecided, exchanged, judgement, planned, row, runStarted } from '../test-support/journal-builders.ts'
import { kindOf, placePattern } from './failure-causes.ts'
import { storyOf } from './run-story.ts'

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
  const seen = causes.map(({ requirements }) => requirements[0]?.id)
  assert.deepEqual(seen, [often, seldom, known, warned])
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
  const seen = causes.map(({ requirements }) => requirements[0]?.id)
  assert.deepEqual(seen, [route, often])
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
  const shown = story.causes.map(({ shared, requirements }) => [shared, requirements.length])
  assert.deepEqual(shown, [
    ['GET /api/v4/logins answers 500 InternalServerError', 2],
    [undefined, 1],
  ])
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
