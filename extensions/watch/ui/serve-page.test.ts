import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, test } from 'node:test'
import { type ServedPage, servePage } from './serve-page.ts'

const pressed: string[] = []
const ways = { page: () => '<p>page</p>', press: (asked: string) => pressed.push(asked) === 1 }
let served: ServedPage

before(async () => void (served = await servePage(0, ways)))
after(() => served.close())

/** The status of an answer; fetch sends no Host of one's own. */
function statusOf(path: string, headers: Record<string, string> = {}, body?: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const asking = request(new URL(path, served.address), { method, headers }, (answer) => {
      answer.destroy()
      resolve(answer.statusCode)
    })
    asking.on('error', reject).end(body)
  })
}

const own = (name = '') => new URL(name, served.address).pathname

test('the page is for who has its address, and for no other site', async () => {
  assert.equal(await statusOf(own()), 200)
  assert.equal(await statusOf(own(), { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'none' }), 200)
  for (const name of ['', 'events', 'run']) {
    const body = name === 'run' ? '"all"' : undefined
    for (const [path, headers] of [
      [`/${name}`, {}],
      [`/${'x'.repeat(32)}/${name}`, {}],
      [own(name), { Host: 'rebound.example' }],
      [own(name), { Origin: 'https://evil.example' }],
      [own(name), { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }],
      [own(name), { 'X-Forwarded-For': '10.0.0.1' }],
    ] as const)
      assert.equal(await statusOf(path, headers, body), 403, `${path} ${JSON.stringify(headers)}`)
  }
  assert.deepEqual(pressed, [])
})

test('a button is pressed by POST alone, and what is no button is refused', async () => {
  assert.equal(await statusOf(own('run')), 400)
  assert.equal(await statusOf(own('run'), { Origin: new URL(served.address).origin }, '"all"'), 204)
  assert.equal(await statusOf(own('run'), {}, '"some"'), 400)
  assert.deepEqual(pressed, ['"all"', '"some"'])
})
