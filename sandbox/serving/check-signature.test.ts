import { readFileSync } from 'node:fs'
import { cases } from '../../core/test-support/cases.ts'
import { makeKeys } from '../basics/keys.ts'
import { Refusal } from '../basics/refusals.ts'
import type { VersionName } from '../basics/values.ts'
import { createSandbox } from '../server/create-sandbox.ts'
import type { Client } from '../store/entities.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { evaluateSignature } from './gates.ts'
import { reachedAt } from './hear.ts'

/** Made with openssl: `printf '%b' TEXT | openssl dgst -sha256 -sign KEY | base64`. */
const expiresAt = '1893456000'
const getSignature =
  'P5VdfMCJhoTMttwUFLzZQKWwCh2VjMj38ZwjvngnLccYHS0k7LmKH6R5RePA+b+DP97hBCxrmgaeivckBuZB6L7D3mX4aoIUGIccMH03apzGIfzBy/7mMX7G07bC2bybYdM6KGCi9VL4LVju3XTE9gJ6NkbkQhgeRCL7atfQr1evP1U12DG/CfIURIGp5lSLnyw5+C8Bhkzt3UlHV6cD/+bobzkkO3QOOqfeSUMeytm0kxK7JCfGwfjywQotocamlVEJCgPmWhVcbDMfQHuaTcJchYqse/JBfaXUU50+DT0pex8/CWuwTbpNOxS3TnCqcRgAPPMJmJoAP1pYcUFecQ=='
const postSignature =
  'ppSkvirUu66eGjx1U06GEFJKiod+Vfvh3YMOhD9wvbT3x5rvtrFyGKdFlV4GK7j3iVGonegxiOtayufuiVnsXZDKd40X61+j7qwb+8jXUD3wzQ8TNMYPgHw/CeZhfLT2z79jpkYhGCIi/0L9ZUT4Sg+5a6VXXkXVJg2OjzH+NyK1vb/ahjpRZ6x0dTBYVifW200hLse4S17btXPjhn0OppSv9GGft9lXAJCiK2HRaWyS/LxzjLAzo0kRysh2DPBotO2pRM5dqVoFFiWzHxSRXv6/SxxoPb63GFDgqDIXFEAjWV5uBCSZFhw1YREi+D++HXMKR4XcxbZ4otmOdBYnUA=='
/** Likewise with -sha1, over the address in version 3, by the key whose public half is `sha1-public-key.pem`. */
const sha1Signature =
  'aoGIR0mvbys1oWoye9jBCwdnk//dkd/2S2QIUtVfdFYpKy29O3c2Wz7WizPSDnf8XBI8RHGuuq9d7uTVckHoLFZFsx+uGG0fBOil0zjIYwcDgkLfRfzVMH+xF3JAUfSG1IWOfaC932C2+o1lUDzoqLFeQW2I56UzRQ1sngM8VcUzZaHaNW+4p3tySYlKQetiX/blVmHXgb0rYspFQFQ3szHcSN6UrcZTRiwqPimWLFfkt2pvMkImtpQzetDLVUiNWSf3QUdKnHsNRK5zG/wwMRFTmZt2XfBRCtueDQQjde2ks35oOxKoGqv9hMGbfKl09WySMimOc1DBdpbqaI+p8Q=='
const getUrl = '/api/v4/customers?per_page=100'
const postBody = Buffer.from('{ "data" : {"identifier":"\\u017elu\\u0165 \u00e9"} }\n')
const host = '127.0.0.1:4010'

const keys = (await makeKeys()) as Parameters<typeof createSandbox>[0]['keys']
const sandbox = createSandbox({ keys })
const vector = (name: string) => readFileSync(new URL(`./vectors/${name}`, import.meta.url), 'utf8')
const client = { status: 'test', key_type: 'service', publicKey: vector('public-key.pem') } as Client

interface Change {
  version?: VersionName
  method?: string
  url?: string
  body?: Buffer
  headers?: Record<string, string>
  client?: Partial<Client>
  publicUrl?: string
}

/** The class that refuses the openssl-signed GET after this change, or `passed`. */
function outcome({ method = 'GET', url = getUrl, body = Buffer.alloc(0), headers, publicUrl, ...change }: Change = {}) {
  const version = sandbox.rules.versions[change.version ?? 'v4']
  // A minute before it expires, whatever time other tests of this process took.
  sandbox.clock.advance((Number(expiresAt) * 1000 - 60_000 - sandbox.clock.now().getTime()) / 1000)
  const arrival = {
    version,
    method,
    url,
    body,
    headers: { host, 'expires-at': expiresAt, signature: getSignature, ...headers },
  }
  const asked = publicUrl === undefined ? sandbox : { ...sandbox, settings: { ...sandbox.settings, publicUrl } }
  try {
    evaluateSignature(asked, { ...client, ...change.client }, arrival)
    return 'passed'
  } catch (error) {
    if (error instanceof Refusal) return error.errorClass
    throw error
  }
}
const weak = { headers: { signature: sha1Signature }, client: { publicKey: vector('sha1-public-key.pem') } }
const v3Url = getUrl.replace('v4', 'v3')
const posted = { method: 'POST', url: '/api/v4/customers/', headers: { host: 'inner:1', signature: postSignature } }
const publicUrl = 'https://api.example.test'
const reserialised = Buffer.from(JSON.stringify(JSON.parse(postBody.toString())))

cases(
  'a signature that openssl made is accepted',
  [outcome(), 'passed'],
  [outcome({ client: { status: 'live' } }), 'passed'],
  'version 3 takes the weaker digest and no other, and the other versions do not take it',
  [outcome({ ...weak, version: 'v3', url: v3Url }), 'passed'],
  [outcome({ ...weak, url: v3Url }), 'SignatureNotMatch'],
  [outcome({ version: 'v3' }), 'SignatureNotMatch'],
  'the public address and the exact bytes of a body are what is signed',
  [outcome({ ...posted, body: postBody, publicUrl }), 'passed'],
  [outcome({ ...posted, body: reserialised, publicUrl }), 'SignatureNotMatch'],
  [outcome({ ...posted, body: postBody }), 'SignatureNotMatch'],
  'a GET with a body may be signed with or without it, and a fraction of a second is a time',
  [outcome({ body: Buffer.from('{}') }), 'passed'],
  [outcome({ headers: { 'expires-at': `${expiresAt}.5` } }), 'SignatureNotMatch'],
)

const below = { baseUrl: 'http://127.0.0.1:4010/bank', settings: { pathPrefix: '/bank' } } as Sandbox
const behind = { baseUrl: 'https://public.test', settings: { publicUrl: 'https://public.test' } } as Sandbox
const at = (host: string | undefined, url = '/', world = below) => reachedAt(world, { url, headers: { host } }).baseUrl
const odd = ['', ' ', 'a b', 'evil.test/x', 'evil.test#', 'me@evil.test', '"><script>', 'a:99999', 'a:b', '-', '..']

cases(
  'Addresses begin with the host that the client used',
  [at('sandbox:8080'), 'http://sandbox:8080/bank'],
  [at('host.docker.internal:8080'), 'http://host.docker.internal:8080/bank'],
  [at('[::1]:80'), 'http://[::1]:80/bank'],
  [at('other', 'http://proxied.test/api/v4/countries'), 'http://proxied.test/bank'],
  'What is no host leaves the own address',
  ...[undefined, ...odd, 'a'.repeat(300)].map((host) => [at(host), below.baseUrl, host] as const),
  'A public address stays',
  [at('sandbox:8080', '/', behind), 'https://public.test'],
)
