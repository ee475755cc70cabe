import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import supertest from 'supertest'
import { startSandbox, type RunningSandbox } from '../../sandbox/server/start.ts'
import { inspector } from './inspector.ts'
import { ask } from '../../sandbox/test-support/asking.ts'
import { makeCustomer } from '../../sandbox/test-support/login-flow.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ inspector: inspector() })
})
after(() => running.close())

const open = (headers: Record<string, string> = {}, path = '/inspect') =>
  supertest(running.baseUrl).get(path).set(headers)

test('a list is shown, its rest part by part, and no part shows a secret', async () => {
  const { login, customer } = running.logins.large
  const path = `/api/v4/transactions?login_id=${login.id}&per_page=1000`
  await ask(running, path, { headers: { 'Customer-secret': customer.secret } })
  const { text } = await open()
  const [, href = ''] = /href="([^"]+)">All \d+ characters of the answer/.exec(text) ?? []
  assert.match(text, /&quot;amount&quot;/)
  let parts = ''
  let next: string | undefined = href.replaceAll('&amp;', '&')
  while (next !== undefined) {
    const part: string = (await open({}, next)).text
    parts += /<pre>([^]*)<\/pre>/.exec(part)?.[1] ?? ''
    next = /href="([^"]+)">The next part/.exec(part)?.[1]?.replaceAll('&amp;', '&')
  }
  const { data } = JSON.parse(parts.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')) as {
    data: unknown[]
  }
  assert.equal(data.length, 1000)
  assert.equal((await open({}, '/inspect/body?request=0')).status, 404)
  assert.equal((await open({}, `${href.replaceAll('&amp;', '&')}&secrets=shown`)).status, 403)
})

test('requests are found by client, route, outcome and words, and by no part of a secret', async () => {
  running.sandbox.traffic?.forget()
  const { secret } = await makeCustomer(running)
  await ask(running, '/api/v4/countries')
  await ask(running, '/api/v4/providers/none')
  const found = async (query: string) =>
    [...(await open({}, `/inspect/live?${query}`)).text.matchAll(/<b>(\w+)<\/b> (\S+?)<\/span>/g)].map(
      ([, method, url]) => `${method} ${url}`,
    )
  const [customers, countries, provider] = [
    'POST /api/v4/customers',
    'GET /api/v4/countries',
    'GET /api/v4/providers/none',
  ]
  assert.deepEqual(await found(''), [provider, countries, customers])
  assert.deepEqual(await found('outcome=refused'), [provider])
  assert.deepEqual(await found('route=GET+%2Fapi%2Fv4%2Fcountries'), [countries])
  assert.deepEqual(await found('words=providernotfound'), [provider])
  assert.deepEqual(await found('client=main%40client.example&outcome=accepted'), [countries, customers])
  assert.deepEqual(await found('client=second%40client.example'), [])
  assert.deepEqual(await found(`words=${secret.slice(0, 12)}`), [])
})
