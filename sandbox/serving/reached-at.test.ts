import { cases } from '../../core/test-support/cases.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { reachedAt } from './reached-at.ts'

const sandbox = { baseUrl: 'http://127.0.0.1:4010/bank', settings: { pathPrefix: '/bank' } } as Sandbox
const behind = { baseUrl: 'https://public.test', settings: { publicUrl: 'https://public.test' } } as Sandbox
const at = (host: string | undefined, url = '/', world = sandbox) =>
  reachedAt(world, { url, headers: { host } }).baseUrl
const odd = ['', ' ', 'a b', 'evil.test/x', 'evil.test#', 'me@evil.test', '"><script>', 'a:99999', 'a:b', '-', '..']

cases(
  'Addresses begin with the host that the client used',
  [at('sandbox:8080'), 'http://sandbox:8080/bank'],
  [at('host.docker.internal:8080'), 'http://host.docker.internal:8080/bank'],
  [at('[::1]:80'), 'http://[::1]:80/bank'],
  [at('other', 'http://proxied.test/api/v4/countries'), 'http://proxied.test/bank'],
  'What is no host leaves the own address',
  ...[undefined, ...odd, 'a'.repeat(300)].map((host) => [at(host), sandbox.baseUrl, host] as const),
  'A public address stays',
  [at('sandbox:8080', '/', behind), 'https://public.test'],
)
