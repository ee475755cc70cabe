import assert from 'node:assert/strict'
import { test } from 'node:test'
import { because } from './because.ts'
import { inShort } from './in-short.ts'
import { recorded } from './words-of.ts'

const missed = ['GET /a: It is refused.', 'GET /b: It is refused.', 'GET /c: It is refused.']
const broken = { place: 'GET /d', reason: 'It is wrong.', also: ['GET /e'], what: 'routes', judged: 2, all: 5, missed }

test('What was looked at besides is left out, and what broke the rule is not', () =>
  assert.equal(
    inShort(recorded(because('broken-at-place', broken))),
    'GET /d: It is wrong. The rule is broken on GET /e too. It was checked on 2 of 5 routes.',
  ))

test('Where nothing was evaluated, the first place says why', () => {
  const nowhere = because('no-place-judged', { what: 'logins', judged: 0, all: 3, missed })
  assert.equal(
    inShort(recorded(nowhere), (text) => text.replace('logins', 'connections')),
    'The rule was checked on none of 3 connections. Not checked: GET /a: It is refused. and 2 more.',
  )
})

test('Any other sentence stays, and that of a journal of old', () => {
  const said = recorded(because('nothing-to-check', { what: 'list', outcome: '404' }))
  assert.equal(inShort(said), said.reason)
  assert.equal(inShort({ reason: 'Of old.' }), 'Of old.')
})
