import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Draft } from '../../client/draft.ts'
import { followNextPage } from './follow-pages.ts'

const first: Draft = {
  name: 'list logins',
  method: 'GET',
  path: '/api/v4/logins',
  query: [['per_page', '100']],
  headers: {},
  as: 'main',
  signing: 'auto',
}

for (const [how, nextPage] of [
  ['the host', '/api/v4/logins?from_id=7&per_page=100'],
  ['the host, behind a path of the base address', '/bank/api/v4/logins?from_id=7&per_page=100'],
  ['the folder, without a slash', 'api/v4/logins?from_id=7&per_page=100'],
]) {
  test(`a next_page relative to ${how} is followed below the base address`, () => {
    const { path, query, rawQuery } = followNextPage(first, nextPage ?? '')
    assert.deepEqual(
      { path, query, rawQuery },
      { path: '/api/v4/logins', query: undefined, rawQuery: 'from_id=7&per_page=100' },
    )
  })
}

test('a next_page that leads elsewhere is followed as it says', () => {
  assert.equal(followNextPage(first, '/elsewhere?from_id=7').path, '/elsewhere')
})
