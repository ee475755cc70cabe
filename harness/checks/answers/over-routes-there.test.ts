import assert from 'node:assert/strict'
import { it } from 'node:test'
import { held } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'
import { wordsOf } from '../../reasons/words-of.ts'
import { says } from '../../../core/test-support/cases.ts'
import { overRoutesThere } from './over-routes-there.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'

const there = sampleData([])
const absent = sampleRefusal(404, 'RouteNotFound')
const counted = (answers: readonly unknown[]) => held(because('holds'), answers as never)

it('sets aside routes that the target does not have, and names them', () => {
  const { pathname } = new URL(absent.request.url)
  const judgement = overRoutesThere([there, absent, absent], counted)
  says(judgement, 'held: all-of')
  assert.ok(wordsOf(judgement.reason).endsWith(`the route: ${absent.request.method} ${pathname}.`))
})

it('looks at all answers where every route is there, and where none is', () => {
  assert.equal(overRoutesThere([there, there], counted).evidence.length, 2)
  assert.equal(overRoutesThere([absent, absent], counted).evidence.length, 2)
})
