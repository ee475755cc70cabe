import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CheckStopped, untested } from '../../core/check-stopped.ts'
import { held } from '../../core/judgement.ts'
import type { Place } from '../../requirements/tables/quantifiers/place.ts'
import { everything } from '../../harness/quantifiers/visited.ts'
import { because } from '../../harness/reasons/because.ts'
import { part, Shared } from './shared.ts'
import { judgementOver, stoppedEverywhere, type Visit, visitsTo } from './visits.ts'

const why = because('nothing-to-check', { what: 'row on either page' })
const visit = (name: string, stopped?: CheckStopped): Visit => ({
  place: { name, level: 'stated' } as Place,
  shared: new Shared(),
  ...(stopped && { stopped }),
})

test('A place where a step was stopped is missed, with what stopped it', () => {
  const [one, other] = [visit('GET /a'), visit('GET /b', untested(why))]
  const visits = { what: 'lists', visits: [one, other] }
  const { finding, places } = judgementOver(visits, new Map([[one, held(why, [])]]))
  assert.equal(finding, 'held')
  assert.deepEqual(places, {
    what: 'lists',
    judged: ['GET /a'],
    broken: [],
    missed: [{ place: 'GET /b', reason: why }],
  })
  assert.equal(stoppedEverywhere(visits), undefined)
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

test('Where every place was stopped, or there is none, the scenario stops', () => {
  const stopped = (...visits: Visit[]) => stoppedEverywhere({ what: 'lists', visits })
  const failed = visit('GET /a', new CheckStopped('inconclusive', why))
  assert.equal(stopped(failed, visit('GET /b', untested(why)))?.finding, 'inconclusive')
  assert.equal(stopped(visit('GET /b', untested(why)))?.finding, 'untested')
  assert.deepEqual(stopped()?.reason, because('no-such-place', { what: 'lists' }))
})

test('What was kept before the places is known at each, and what is kept at one is not known at another', () => {
  const [before, there] = [part<string>('before', 'Given'), part<string>('there', 'When')]
  const base = new Shared()
  base.keep(before, 'one')
  const [first, second] = [new Shared(base), new Shared(base)]
  first.keep(there, 'a')
  assert.deepEqual(
    [first.the(before), first.find(there), second.the(before), second.find(there)],
    ['one', 'a', 'one', undefined],
  )
})
