import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialect as aisV4 } from '../../interfaces/ais-v4/dialect.ts'
import { dialect as aisV5 } from '../../interfaces/ais-v5/dialect.ts'
import { inDialect } from './in-dialect.ts'
import { paceOf } from './rate-limits.ts'
import { routeAt } from './route-at.ts'
import { testDraft } from '../client/test-support/test-profile.ts'

const limitOf = (method: string, path: string) => paceOf(aisV5, routeAt(aisV5, { method, path }))?.perSecond

test('Lists have a limit of ten, what enriches has one of five, and nothing else has any', () => {
  assert.equal(limitOf('GET', '/api/v5/countries'), 10)
  assert.equal(limitOf('GET', '/api/v5/countries/'), 10)
  assert.equal(limitOf('GET', '/api/v5/providers/fakebank'), 10)
  assert.equal(limitOf('POST', '/api/v5/categories/learn'), 5)
  assert.equal(limitOf('POST', '/api/v5/countries'), undefined)
  assert.equal(limitOf('GET', '/api/v5/accounts'), undefined)
  assert.equal(limitOf('GET', '/api/v4/countries'), undefined)
})

const draft = testDraft({ name: 'list countries', path: '/api/v5/countries' })

test('Requests are spaced where the version has limits, unless they are off or to be seen at work', () => {
  assert.equal(inDialect(draft, aisV5).pace?.perSecond, 10)
  assert.equal(inDialect({ ...draft, rateLimited: 'wanted' }, aisV5).pace, undefined)
  assert.equal(inDialect(draft, { ...aisV5, limitsOff: true }).pace, undefined)
  assert.equal(inDialect({ ...draft, path: '/api/v4/countries' }, aisV4).pace, undefined)
})
