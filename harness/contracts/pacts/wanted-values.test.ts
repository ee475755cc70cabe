import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wantedValues } from './wanted-values.ts'

test('names are found in every part of a request, each once', () => {
  const taken = (expression: string) => ({ type: 'ProviderState', expression })
  const generators = {
    path: taken('/api/v4/logins/${login_id}/refresh'),
    query: { from: taken('${login_id}-${next_id}') },
    body: { '$.data.type': taken('bare_name'), '$.data.day': { type: 'Date', expression: 'now', format: 'yyyy' } },
  }
  assert.deepEqual(wantedValues({ generators }), ['login_id', 'next_id', 'bare_name'])
})

test('a request without generators wants nothing', () => assert.deepEqual(wantedValues({ path: '/${login_id}' }), []))
