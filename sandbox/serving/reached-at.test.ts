import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startSandbox } from '../server/start.ts'
import { reachedAt } from './reached-at.ts'
import type { Sandbox } from '../world/sandbox.ts'

const running = await startSandbox({ pathPrefix: '/bank' })
after(() => running.close())

const { sandbox } = running
const at = (host: string | undefined, url = '/', world: Sandbox = sandbox): string =>
  reachedAt(world, { url, headers: { host } }).baseUrl

test('addresses begin with the host that the client used', () => {
  assert.equal(at('sandbox:8080'), 'http://sandbox:8080/bank')
  assert.equal(at('host.docker.internal:8080'), 'http://host.docker.internal:8080/bank')
  assert.equal(at('[::1]:80'), 'http://[::1]:80/bank')
  assert.equal(at('other', 'http://proxied.test/api/v4/countries'), 'http://proxied.test/bank')
})

test('what is no host leaves the own address', () => {
  const odd = ['', ' ', 'a b', 'evil.test/x', 'evil.test#', 'me@evil.test', '"><script>', 'a:99999', 'a:b', '-', '..']
  for (const host of [undefined, ...odd, 'a'.repeat(300)]) assert.equal(at(host), sandbox.baseUrl, host)
})

test('a public address stays', () => {
  const behind = {
    ...sandbox,
    baseUrl: 'https://public.test',
    settings: { ...sandbox.settings, publicUrl: 'https://public.test' },
  }
  assert.equal(at('sandbox:8080', '/', behind), 'https://public.test')
})
