import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { ask } from '../../test-support/asking.ts'

let running: RunningSandbox
let loginId: string
before(async () => {
  running = await startSandbox({ seed: 1 })
  loginId = running.logins.large.login.id
})
after(() => running.close())

interface Page {
  data: Array<{ id: string; account_id: string }>
  meta: { next_id: string | null; next_page: string | null }
}

async function pageAt(path: string): Promise<Page> {
  const { status, body } = await ask(running, path)
  assert.equal(status, 200, JSON.stringify(body))
  return body as Page
}

/** Follows next_page from the first address to the end. */
async function followPages(path: string): Promise<Page[]> {
  const pages = [await pageAt(path)]
  for (let next = pages[0]?.meta.next_page; next; next = pages.at(-1)?.meta.next_page) pages.push(await pageAt(next))
  return pages
}

test('pagination gives every row once, in order, for every page size', async () => {
  const all = running.sandbox.store.transactions.group('loginId', loginId).map(({ id }) => id)
  assert.ok(all.length > 1100)
  for (const perPage of [100, 137, 999, 1000]) {
    const pages = await followPages(`/api/v4/transactions?login_id=${loginId}&per_page=${perPage}`)
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
    assert.deepEqual(ids, all)
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => Number(a) - Number(b)),
    )
    assert.equal(pages.length, Math.ceil(all.length / perPage))
    pages.slice(1).forEach(({ data }, index) => assert.equal(data[0]?.id, pages[index]?.meta.next_id))
    assert.deepEqual(pages.at(-1)?.meta, { next_id: null, next_page: null })
  }
})

async function rowCount(perPage: string): Promise<number> {
  return (await pageAt(`/api/v4/transactions?login_id=${loginId}${perPage}`)).data.length
}

test('the page size is 100 when left out, and drawn into its range', async () => {
  assert.equal(await rowCount(''), 100)
  for (const text of ['1', '99', '0', '', 'ten', '-5']) assert.equal(await rowCount(`&per_page=${text}`), 100, text)
  for (const text of ['1001', '9999']) assert.equal(await rowCount(`&per_page=${text}`), 1000, text)
})

test('from_id starts with that row, or with the first one after it', async () => {
  const ids = running.sandbox.store.transactions.group('loginId', loginId).map(({ id }) => id)
  const first = async (fromId: string) =>
    (await pageAt(`/api/v4/transactions?login_id=${loginId}&from_id=${fromId}`)).data[0]?.id
  assert.equal(await first('0'), ids[0])
  assert.equal(await first(ids[777] ?? ''), ids[777])
  assert.equal(await first('99999999'), undefined)
  const { body } = await ask(running, `/api/v4/transactions?login_id=${loginId}&from_id=last`)
  assert.equal(body.error_class, 'WrongRequestFormat')
})

test('next_page keeps the other parameters and carries no host', async () => {
  const { meta } = await pageAt(`/api/v4/transactions/?x=%20y&login_id=${loginId}&per_page=250`)
  const next = new URL(meta.next_page ?? '', 'http://host')
  assert.match(meta.next_page ?? '', /^\/api\/v4\/transactions\/\?/)
  assert.deepEqual(Object.fromEntries(next.searchParams), {
    x: ' y',
    login_id: loginId,
    per_page: '250',
    from_id: meta.next_id,
  })
})

test('filters select what they name', async () => {
  const { data: accounts } = await pageAt(`/api/v4/accounts?login_id=${loginId}`)
  assert.ok(accounts.length > 1)
  const perAccount = await Promise.all(
    accounts.map(({ id }) => followPages(`/api/v4/transactions?account_id=${id}&per_page=1000`)),
  )
  const union = perAccount.flat().flatMap(({ data }) => data.map(({ id }) => id))
  const whole = running.sandbox.store.transactions.group('loginId', loginId).map(({ id }) => id)
  assert.deepEqual(new Set(union), new Set(whole))
  const ignored = await pageAt(`/api/v4/accounts?login_id=${loginId}&customer_id=none`)
  assert.deepEqual(ignored.data, accounts)
  const customerId = running.logins.large.customer.id
  assert.deepEqual((await pageAt(`/api/v4/accounts?customer_id=${customerId}`)).data, accounts)
})

const refused: Array<[string, string]> = [
  ['transactions', 'WrongRequestFormat'],
  ['transactions?login_id=1', 'LoginNotFound'],
  ['transactions?account_id=1', 'AccountNotFound'],
  ['transactions?account_id=997&login_id=999', 'AccountNotFound'],
  ['accounts?login_id=1', 'LoginNotFound'],
  ['accounts?customer_id=1', 'CustomerNotFound'],
  ['accounts?per_page=18446744073709551616', 'ValueOutOfRange'],
  ['accounts?from_id=18446744073709551616', 'ValueOutOfRange'],
  ['accounts?login_id=18446744073709551616', 'LoginNotFound'],
  ['accounts/18446744073709551616', 'RouteNotFound'],
  ['logins/18446744073709551616', 'LoginNotFound'],
]
for (const [path, errorClass] of refused) {
  test(`${path} gives ${errorClass}`, async () => {
    assert.equal((await ask(running, `/api/v4/${path}`)).body.error_class, errorClass)
  })
}

test('another client sees nothing of it', async () => {
  for (const path of [`transactions?login_id=${loginId}`, `accounts?login_id=${loginId}`]) {
    assert.equal((await ask(running, `/api/v4/${path}`, { as: 'second' })).body.error_class, 'LoginNotFound')
  }
  assert.deepEqual((await ask(running, '/api/v4/accounts', { as: 'second' })).body.data, [])
})

test('a Login-secret that is sent must be the right one', async () => {
  const { large, oauth } = running.logins
  const read = (secret: string) =>
    ask(running, `/api/v4/transactions?login_id=${loginId}`, { headers: { 'Login-secret': secret } })
  assert.equal((await read(large.login.secret)).status, 200)
  assert.equal((await read(oauth.login.secret)).body.error_class, 'WrongClientToken')
  assert.equal((await read('unknown')).body.error_class, 'LoginNotFound')
})
