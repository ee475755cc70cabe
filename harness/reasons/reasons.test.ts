import assert from 'node:assert/strict'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import { setUpFailed } from '../../core/check-stopped.ts'
import { isReason, type Reason } from '../../core/reason.ts'
import { because } from './because.ts'
import { catalogue } from './catalogue.ts'
import { count } from './count.ts'
import { inShort } from './in-short.ts'
import { isForShortLists, rowBehind } from './row-behind.ts'
import { recorded, wordsOf } from './words-of.ts'

test('codes are words in lower case with dashes', () => {
  for (const code of Object.keys(catalogue)) assert.match(code, /^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('a code is used by the code of the project', () => {
  const folders = ['api', 'cli', 'core', 'extensions', 'generators', 'harness', 'interfaces', 'reports', 'steps']
  const root = join(import.meta.dirname, '../..')
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
  const using = files.filter((file) => !/\.test\.ts$|^harness\/reasons\/(?!row-behind|in-short)/.test(file))
  const text = using.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const left = Object.keys(catalogue).filter((code) => !text.includes(`'${code}'`))
  assert.deepEqual(left, [])
})

test('a record holds the words of a reason beside its code and facts', () => {
  const reason = because('not-shown', { what: 'a page' })
  const { reason: words, ...rest } = recorded(reason, (sentence) => sentence.toUpperCase())
  assert.equal(words, wordsOf(reason).toUpperCase())
  assert.deepEqual(rest, reason)
})

test('a code of another version is said in its own words, with what was seen', () => {
  const quoted = { code: 'list-was-empty', facts: {} }
  assert.equal(
    wordsOf({ code: 'too-few-books', facts: { books: 2, place: 'data', why: quoted } }),
    'Too few books (books 2, place data, why List was empty.).',
  )
})

const topics = readdirSync(import.meta.dirname).map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
const shared = topics.flatMap((text) => [...text.matchAll(/^ {2}'?([a-z0-9-]+)'?: \(/gm)].map(([, code = '']) => code))
const reason = because('nothing-accepted-yet', { judgement: because('not-shown', { what: 'a page' }) })
const parts = [because('nothing-to-check', { what: 'page' }), because('no-check')]
const missed = ['GET /a: It is refused.', 'GET /b: It is refused.', 'GET /c: It is refused.']
const broken = { place: 'GET /d', reason: 'It is wrong.', also: ['GET /e'], what: 'routes', judged: 2, all: 5, missed }
const nowhere = because('no-place-judged', { what: 'logins', judged: 0, all: 3, missed })
const other = recorded(because('nothing-to-check', { what: 'list', outcome: '404' }))

const fields = because('no-required-fields')
const refused = because('nothing-to-check', { what: 'list', outcome: '404' })
const short = because('list-too-short', { rows: 7 })
const last = { code: 'list-too-short', facts: { rows: 49 } }
const missing = (...reasons: Reason[]) => {
  const places = reasons.map((reason) => because('at-place', { place: 'GET /templates', reason }))
  return because('no-place-judged', { what: 'lists', judged: 0, all: reasons.length, missed: places })
}
const caseless = (reason: Reason) => because('no-case-decided', { ran: 1, last: reason })

const exchange = { request: { method: 'GET', url: '' }, answer: { status: 503, body: 'busy', headers: [] } } as never

cases(
  'a code belongs to one topic only',
  [shared.filter((code, at) => shared.indexOf(code) !== at), []],
  [Object.keys(catalogue).toSorted(), shared.toSorted()],
  'a number agrees with its noun',
  [[0, 1, 2].map((number) => count(number, 'row')), ['0 rows', '1 row', '2 rows']],
  [count(2, 'property', 'properties'), '2 properties'],
  'a reason that quotes another one words both',
  [wordsOf(reason), /proves nothing\. The target does not show a page\.$/],
  'several reasons that hold together are worded one after the other',
  [wordsOf(because('all-of', { parts })), 'The answers show no page to check. No check covers this requirement yet.'],
  'a reason differs from one with other facts',
  [
    [because('no-check'), 'no-check', 3, null, undefined, ['a']].map(isReason),
    [true, ...Array.from({ length: 5 }, () => false)],
  ],
  'a set-up that failed is worded by the catalogue too',
  [wordsOf(setUpFailed(exchange).reason), /set up.*503 busy/],
  'What was looked at besides is left out in short, and what broke the rule is not',
  [
    inShort(recorded(because('broken-at-place', broken))),
    'GET /d: It is wrong. The rule is broken on GET /e too. It was checked on 2 of 5 routes.',
  ],
  'Where nothing was evaluated, the first place says why',
  [
    inShort(recorded(nowhere), (text) => text.replace('logins', 'connections')),
    'The rule was checked on none of 3 connections. Not checked: GET /a: It is refused. and 2 more.',
  ],
  'Any other sentence stays, and that of a journal of old',
  [inShort(other), other.reason],
  [inShort({ reason: 'Of old.' }), 'Of old.'],
  'A reason that misses what a row obliges the target to show has that row behind it, also where it is quoted',
  [rowBehind(fields), 'ais/providers/detail-lists-fields'],
  [rowBehind(caseless(fields)), 'ais/providers/detail-lists-fields'],
  [rowBehind(refused), undefined],
  'Lists are too short for a rule where nothing else kept it from being evaluated at any place',
  ...[short, missing(short, short), missing(last, { code: 'list-too-short', facts: {} }), caseless(short)].map(
    (reason) => [isForShortLists(reason), true] as const,
  ),
  [isForShortLists(missing(last, because('next-page-not-named-twice'))), false],
  [isForShortLists(missing(short, refused)), false],
  [isForShortLists(caseless(refused)), false],
  [isForShortLists({ code: 'no-place-judged', facts: { missed: ['a text'] } }), false],
)
