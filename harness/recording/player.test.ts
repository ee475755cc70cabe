import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import { inScope, withReplayLog, outcome, reading, scopeOfSmaller } from '../replay/replay-log.ts'
import { createPlayer } from './player.ts'
import type { ExchangeKept, ReadingKept } from './recording-line.ts'
import { requestKey } from './request-key.ts'
import { shelfOf } from './shelf.ts'

const request = { name: 'list', method: 'GET', url: 'https://bank.example/logins', body: '' }
const kept = (scope: string, id: string, change: Partial<ExchangeKept['exchange']> = {}): ExchangeKept => ({
  type: 'exchange',
  scope,
  name: 'list',
  exchange: {
    id,
    request: { method: 'GET', url: request.url, headers: [], body: '' },
    answer: { status: 200, headers: [], body: '{"data":[]}' },
    at: '2026-01-02T03:04:05.000Z',
    durationMs: 1,
    ...change,
  },
})
const noted = (kind: string, value: unknown): ReadingKept => ({ type: 'reading', scope: 'a', kind, value })

/** A player of these lines: what it gives to the requests of a scope, and what is missed. */
function playing(lines: Parameters<typeof shelfOf>[0]['kept'] = [], texts = new Map<number, string>()) {
  const player = createPlayer(shelfOf({ kept: lines, texts }))
  const take = (scope: string, headers: Array<[string, string]> = []) => player.take(scope, request, headers)
  return { take, replayLog: player.replayLog, missed: (scope: string) => player.replayLog.missed(scope) }
}

test('each check is given its own exchanges in their order, and none twice', () => {
  const texts = new Map([[1, '{"data":[12345678901234567890]}']])
  const long = { answer: { status: 200, headers: [], body: 1 } }
  const { take, missed } = playing([kept('a', 'x1', long), kept('b', 'x2'), kept('a', 'x3')], texts)
  assert.deepEqual(take('a')?.answer?.json, { data: [12345678901234567890n] })
  assert.equal(take('a')?.id, 'x3')
  assert.deepEqual(missed('a'), [])
  assert.equal(take('a'), undefined)
  assert.deepEqual([missed('a'), missed('b')], [['list'], []])
})

test('of requests that differ in their secrets alone, each is given its own, in whichever order they come', () => {
  const owned = (id: string, owner: string) => {
    const headers: Array<[string, string]> = [
      ['Customer-secret', owner],
      ['Signature', id],
    ]
    return kept('a', id, { request: { method: 'GET', url: request.url, headers, body: '' } })
  }
  const { take } = playing([owned('x1', 'one'), owned('x2', 'other'), owned('x3', 'one'), owned('x4', 'other')])
  const ids = ['other', 'one', 'unknown', 'other', 'one'].map((owner) => take('a', [['customer-secret', owner]])?.id)
  assert.deepEqual(ids, ['x2', 'x1', 'x3', 'x4', undefined])
})

test('a recording is played as often as it is wanted, and changed answers come in place of recorded ones', async () => {
  const shelf = shelfOf({ kept: [kept('a', 'x1')], texts: new Map() })
  const asked: unknown[] = []
  const changes = {
    exchange: (_request: unknown, found: Exchange | undefined) => {
      asked.push(found?.id)
      return found && { ...found, id: 'changed' }
    },
    reading: (kind: string, value: unknown) => (kind === 'number' ? 7 : value),
    outcome: (kind: string) => (kind === 'pause' ? false : undefined),
  }
  for (const player of [createPlayer(shelf), createPlayer(shelf)]) assert.equal(player.take('a', request, [])?.id, 'x1')
  const changed = createPlayer(shelf, changes)
  assert.deepEqual([changed.take('a', request, [])?.id, changed.take('a', request, [])], ['changed', undefined])
  assert.deepEqual(asked, ['x1', undefined])
  assert.equal(await changed.replayLog.outcome('a', 'pause', async () => true), false)
  await assert.rejects(changed.replayLog.outcome('a', 'page', async () => true))
  assert.deepEqual(changed.replayLog.missed('a'), [])
  const other = createPlayer(shelfOf({ kept: [noted('number', 3)], texts: new Map() }), changes)
  const read = other.replayLog.reading('a', 'number', () => 9)
  assert.equal(read, 7)
})

test('it is known when the earliest exchange of a check began that is still to be given', () => {
  const began = (scope: string, seconds: number) => kept(scope, 'x', { at: `2026-01-02T03:04:0${seconds}.000Z` })
  const { take, replayLog } = playing([began('run', 1), began('b', 4), began('a', 3), began('b', 2)])
  const earliest = ['a', 'b', 'b'].map((scope) => {
    take(scope)
    return new Date(replayLog.earliest?.() ?? 0).getUTCSeconds()
  })
  assert.deepEqual(earliest, [2, 2, Number.NaN])
})

test('what a case of a property misses is missed by its check, but for one that is made smaller', () => {
  const { take, missed } = playing()
  take('check, property 1, case 2')
  take(scopeOfSmaller('other, property 1', 1))
  assert.deepEqual([missed('other'), missed('check')], [[], ['list']])
})

test('what is made once is missed by each check that rests on it', () => {
  const { take, missed, replayLog } = playing()
  replayLog.restOn('check, property 1, case 1', 'once: login')
  replayLog.restOn('once: login', 'once: customer')
  replayLog.restOn('once: customer', 'once: login')
  take('once: customer')
  take('check')
  assert.deepEqual([missed('check'), missed('once: login'), missed('other')], [['list'], ['list'], []])
})

test('readings come in their order; what is not held stops a check where nothing can stand for it', async () => {
  const reason = { code: 'x', facts: {} }
  const end: ReadingKept['stopped'] = { finding: 'untested', reason, evidence: [] }
  const stopped: ReadingKept = { type: 'reading', scope: 'a', kind: 'page', stopped: end }
  const { replayLog, missed } = playing([noted('number', 3), noted('number', 4), stopped])
  await withReplayLog(replayLog, () =>
    inScope('a', async () => {
      const next = () => reading('number', () => 9)
      assert.deepEqual([next(), next(), next()], [3, 4, 9])
      const page = () => outcome('page', async () => 1)
      await assert.rejects(page, new CheckStopped('untested', reason))
      await assert.rejects(page, { reason: { code: 'not-in-recording', facts: { what: ['page'] } } })
    }),
  )
  assert.deepEqual(missed('a'), ['page'])
})

test('requests are alike where only secrets or files differ', () => {
  const key = (body: string, url = 'https://x.example/a') => requestKey({ method: 'POST', url, body })
  assert.equal(key('{"data":{"password":"a","n":1}}'), key('{"data":{"password":"b","n":1}}'))
  assert.notEqual(key('{"data":{"n":1}}'), key('{"data":{"n":2}}'))
  assert.notEqual(key('', 'https://x.example/a?b'), key(''))
  const form = (content: string) => `--q\r\nContent-Disposition: form-data; name="file"\r\n\r\n${content}\r\n--q--`
  assert.equal(key(form('a')), key(form('b')))
  assert.notEqual(key('{not json 1'), key('{not json 2'))
})
