import assert from 'node:assert/strict'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import { setUpFailed } from '../../core/check-stopped.ts'
import { isReason } from '../../core/reason.ts'
import { because } from './because.ts'
import { catalogue } from './catalogue.ts'
import { count } from './count.ts'
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
const exchange = { answer: { status: 503, body: 'busy', headers: [] } } as never

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
  [wordsOf(setUpFailed('create a customer', exchange).reason), /create a customer.*503 busy/],
)
