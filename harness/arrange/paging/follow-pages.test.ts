import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Draft } from '../../client/draft.ts'
import { lastPageEnds } from '../../checks/paging/page-meta.ts'
import { sampleExchange } from '../../checks/answers/sample-exchange.ts'
import { followNextPage, followPages } from './follow-pages.ts'

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

/** Answers with these pages by their from_id, each the ids of its rows and what it names as the next. */
function answering(pages: Record<string, { ids: (string | undefined)[]; next?: string }>) {
  const asked: string[] = []
  const send = async ({ query = [] }: Draft) => {
    const from = query.find(([name]) => name === 'from_id')?.[1] ?? 'first'
    asked.push(from)
    const { ids, next } = pages[from]!
    return sampleExchange(200, { data: ids.map((id) => ({ id })), meta: { next_id: next ?? null } })
  }
  return { asked, send }
}

test('pages are followed to the last one', async () => {
  const { asked, send } = answering({ first: { ids: ['1', '2'], next: '3' }, 3: { ids: ['3'] } })
  assert.equal((await followPages(send, first)).length, 2)
  assert.deepEqual(asked, ['first', '3'])
})

for (const [what, pages, wanted] of [
  ['a page that names itself', { first: { ids: ['1'], next: '1' }, 1: { ids: ['1'], next: '1' } }, ['first', '1']],
  [
    'two pages that name each other',
    { first: { ids: ['1'], next: '2' }, 2: { ids: ['2'], next: '1' }, 1: { ids: ['1'], next: '2' } },
    ['first', '2', '1'],
  ],
  [
    'a page that is read again, though its rows have no ids',
    { first: { ids: [undefined], next: '2' }, 2: { ids: [undefined], next: '2' } },
    ['first', '2'],
  ],
] as const) {
  test(`${what} ends following the pages, and the last still names the next`, async () => {
    const { asked, send } = answering(pages as unknown as Parameters<typeof answering>[0])
    const read = await followPages(send, first)
    assert.deepEqual(asked, wanted)
    assert.equal(lastPageEnds(read).finding, 'broken')
  })
}

test('a page that begins with the last row of the one before is progress, and is followed on', async () => {
  const pages = { first: { ids: ['1', '2'], next: '2' }, 2: { ids: ['2', '3'], next: '3' }, 3: { ids: ['3', '4'] } }
  const { asked, send } = answering(pages)
  await followPages(send, first)
  assert.deepEqual(asked, ['first', '2', '3'])
})
