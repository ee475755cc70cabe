import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CheckStopped, untested } from '../../core/check-stopped.ts'
import { held } from '../../core/judgement.ts'
import { cases, thrown } from '../../core/test-support/cases.ts'
import { everything } from '../../harness/quantifiers/visited.ts'
import { because } from '../../harness/reasons/because.ts'
import type { Requirement } from '../../core/requirement.ts'
import type { Place } from '../../requirements/tables/quantifiers/quantifiers.ts'
import { rowsNamed } from './rows-named.ts'
import { part, Shared } from './parts.ts'
import { judgementOver, stoppedEverywhere, type Visit, visitsTo } from './visits.ts'

const why = because('nothing-to-check', { what: 'row on either page' })
const visit = (name: string, stopped?: CheckStopped): Visit => ({
  place: { name, level: 'stated' } as Place,
  shared: new Shared(),
  ...(stopped && { stopped }),
})
const stopped = (...visits: Visit[]) => stoppedEverywhere({ what: 'lists', visits })
const failed = visit('GET /a', new CheckStopped('inconclusive', why))
const open = visit('GET /b', untested(why))

const shared = new Shared()
const [size, login, page] = [part<number>('the size', 'Given'), part('the login', 'Given'), part('the page', 'When')]
for (const value of [1, 2]) shared.keep(size, value)
shared.keep(page, undefined)
const [first, second] = [new Shared(shared), new Shared(shared)]
first.keep(login, 'a')

const tagged = ['conventions/paging/sorted-by-id', 'conventions/paging/default-per-page']
const rows = tagged.map((id) => ({ id }) as Requirement)

cases(
  'A part is read as it was kept last; what was kept before the places is known at each, and of one at no other',
  [shared.the(size), 2],
  [first.the(size), 2],
  [second.the(size), 2],
  [first.find(login), 'a'],
  [second.find(login), undefined],
  [shared.find(login), undefined],
  'A part that no step made is named, with the kind of step that makes it',
  [thrown(() => shared.the(login)), /PART_MISSING: a Given step must make the login first/],
  'Where every place was stopped, or there is none, the scenario stops',
  [stopped(failed, open)?.finding, 'inconclusive'],
  [stopped(open)?.finding, 'untested'],
  [stopped(visit('GET /a'), open), undefined],
  [stopped()?.reason, because('no-such-place', { what: 'lists' })],
  'A step evaluates the rows that it names by their obligations, else all, without those that the run leaves out',
  [rowsNamed(rows, tagged, []), rows],
  [rowsNamed(rows, tagged, ['default-per-page']), rows.slice(1)],
  [rowsNamed(rows.slice(1), tagged, ['sorted-by-id']), []],
  'A row that no tag names is an error that says which there are',
  [
    thrown(() => rowsNamed(rows, tagged, ['sorted-by-name'])),
    /ROW_UNKNOWN: the scenario has no row "sorted-by-name"; its tags name sorted-by-id, default-per-page/,
  ],
)

test('A part that could not be made leaves the check inconclusive', () =>
  assert.throws(() => shared.the(page), { finding: 'inconclusive', message: 'nothing-sent' }))

test('A place where a step was stopped is missed, with what stopped it', () => {
  const one = visit('GET /a')
  const { finding, places } = judgementOver({ what: 'lists', visits: [one, open] }, new Map([[one, held(why, [])]]))
  assert.equal(finding, 'held')
  const missed = [{ place: 'GET /b', reason: why }]
  assert.deepEqual(places, { what: 'lists', judged: ['GET /a'], broken: [], missed })
})

test('A place that is left is missed by the depth of the run', () => {
  const [a, b] = ['GET /a', 'GET /b'].map((name) => visit(name).place)
  const visited = { ...everything, isLeft: (_check: string, place: string) => place === 'GET /a' }
  const visits = visitsTo({ what: 'lists', places: [a!, b!] }, { visited, check: 'a.feature: A', before: new Shared() })
  assert.equal(visits.first?.place, b)
  const { finding, places } = judgementOver(visits, new Map([[visits.first!, held(why, [])]]))
  assert.equal(finding, 'held')
  assert.deepEqual(places?.missed, [{ place: 'GET /a', reason: because('place-left-by-depth') }])
})
