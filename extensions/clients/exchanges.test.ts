import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { screenOn } from '../../cli/asked/io.ts'
import { testIo } from '../../cli/test-support/test-io.ts'
import type { SeenRequest } from '../../sandbox/world/sandbox.ts'
import { checkHarCommand } from './check-har.ts'
import { openProxy, proxyCommand } from './open-proxy.ts'
import { resultsIn, scratchFolder } from '../../tests/test-support/assay.ts'
import { json, listening } from '../../tests/test-support/hostile-server.ts'

const scratch = scratchFolder()
let folders = 0

const options = () => {
  folders += 1
  return { interface: [], out: join(scratch, `report-${folders}`), format: [], failOn: 'failed' as const }
}

/** The requirements with a verdict in the report of a folder, by their ids. */
function withVerdict(verdict: string, folder: string): string[] {
  return resultsIn(folder).requirements.flatMap((one) => (one.verdict === verdict ? [one.id] : []))
}

const countries = (code: unknown) => JSON.stringify({ data: [{ code, name: 'Latvia', refresh_start_time: 2 }] })

/** An exchange as a HAR file has it. */
function entry(url: string, text: string | undefined, time = '2026-11-24T10:00:00.000Z') {
  const headers = [
    { name: ':authority', value: 'bank.example' },
    { name: 'App-id', value: 'app' },
    { name: 'Secret', value: 'not-to-be-shown-4711' },
  ]
  const content = { size: 80, mimeType: 'application/json', ...(text !== undefined && { text }) }
  return {
    startedDateTime: time,
    time: 12,
    request: { method: 'GET', url: `https://bank.example${url}`, headers },
    response: { status: 200, headers: [{ name: 'Content-Type', value: 'application/json' }], content },
  }
}

function har(entries: unknown): string {
  const file = join(scratch, `kept-${(folders += 1)}.har`)
  writeFileSync(file, JSON.stringify({ log: { entries } }))
  return file
}

test('exchanges of a right server and a right client break nothing', async () => {
  const own = options()
  const io = testIo()
  assert.equal(await checkHarCommand(har([entry('/api/v4/countries', countries('LV'))]), own, io), 0)
  assert.match(io.outText(), /^Not tested: \d+ requirements, named in the report\. Mostly: .*\n\d+ requirements: /m)
  assert.deepEqual(withVerdict('failed', own.out), [])
  const passed = withVerdict('passed', own.out)
  for (const id of ['conventions/envelope/success-wrapped-in-data', 'clients/client-requests/routes-exist'])
    assert.ok(passed.includes(id), passed.join())
})

test('what the server breaks and what the client breaks are both reported, and no secret is', async () => {
  const own = options()
  const entries = [
    entry('/api/v4/countries', countries(428), '2026-11-24T10:00:02.000Z'),
    entry('/api/v4/accounts?per_page=5000', '{"data":[],"meta":{"next_id":null,"next_page":null}}'),
  ]
  assert.equal(await checkHarCommand(har(entries), own, testIo()), 1)
  const failed = withVerdict('failed', own.out)
  assert.ok(
    failed.some((id) => id.startsWith('ais/countries/')),
    failed.join(),
  )
  assert.ok(failed.includes('clients/client-paging/per-page-within-range'), failed.join())
  assert.match(readFileSync(join(own.out, 'index.html'), 'utf8'), /and the server or its client breaks it/)
  for (const name of ['journal.ndjson', 'index.html', 'results.json'])
    assert.doesNotMatch(readFileSync(join(own.out, name), 'utf8'), /not-to-be-shown/)
})

for (const [what, body, codes] of [
  ['a success in another envelope breaks the rule of the envelope', '{"result":[]}', [1, 'failed']],
  ['a page of a gateway says nothing of the server', '<h1>Sign in</h1>', [2, 'inconclusive']],
] as const)
  test(`${what}, where nothing else was recorded`, async () => {
    const own = options()
    const code = await checkHarCommand(har([entry('/api/v4/countries', body)]), own, testIo())
    const [, verdict] = codes
    const found = withVerdict(verdict, own.out).includes('conventions/envelope/success-wrapped-in-data')
    assert.deepEqual([code, found && verdict], codes)
  })

for (const [what, file, error] of [
  ['is not there', () => join(scratch, 'none.har'), /HAR_UNREADABLE: .*none\.har cannot be read/],
  ['is no HAR', () => har('none'), /HAR_UNREADABLE: .* has no log\.entries/],
  ['has a wrong entry', () => har([{ request: {} }]), /HAR_UNREADABLE: .* log\.entries\[0\]/],
  ['has no exchange', () => har([]), /HAR_EMPTY/],
  ['has no bodies', () => har([entry('/api/v4/countries', undefined)]), /HAR_WITHOUT_BODIES: .*with content/],
] as const)
  test(`a file that ${what} is refused with a clear sentence`, () =>
    assert.rejects(checkHarCommand(file(), options(), testIo()), error))

async function bytesOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

async function ask(url: string, path: string, headers: string[], body = ''): Promise<[IncomingMessage, Buffer]> {
  const sending = request(url, { method: 'POST', path, headers, agent: false, setHost: false })
  sending.end(body)
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  return [answer, await bytesOf(answer)]
}

test('a proxy passes requests and answers on as they came, and shows them decoded', async () => {
  const zipped = gzipSync('{"data":[]}')
  const got: Array<{ url: string | undefined; headers: string[]; body: string }> = []
  const target = await listening((incoming, outgoing, body) => {
    got.push({ url: incoming.url, headers: incoming.rawHeaders, body: body.toString() })
    outgoing.writeHead(418, 'Odd', ['X-ODD', '1', 'x-odd', '2', 'Content-Encoding', 'gzip'])
    outgoing.end(zipped)
  })
  const seen: SeenRequest[] = []
  const { address, close } = await openProxy({ target: `${target}/below/`, host: '127.0.0.1' }, (one) => seen.push(one))
  const sent = ['Host', 'shown.example', 'aPP-iD', 'x', 'X-Twice', 'a', 'X-Twice', 'b', 'Content-Length', '9']
  const [answer, bytes] = await ask(address, '/api/v4/x?b=1&&a=%2f', sent, '{"a" : 1}')
  await close()
  const [{ headers, ...first } = { headers: [] }] = got
  assert.deepEqual(first, { url: '/below/api/v4/x?b=1&&a=%2f', body: '{"a" : 1}' })
  assert.deepEqual(headers.slice(0, sent.length), sent)
  assert.deepEqual([answer.statusCode, answer.statusMessage, bytes], [418, 'Odd', zipped])
  assert.deepEqual(answer.rawHeaders.slice(0, 6), ['X-ODD', '1', 'x-odd', '2', 'Content-Encoding', 'gzip'])
  const passedOn = seen.map(({ url, answer: shown }) => [url, shown?.body.toString()])
  assert.deepEqual(passedOn, [['http://shown.example/api/v4/x?b=1&&a=%2f', '{"data":[]}']])
})

test('the command reports on what went through it once it is stopped', async () => {
  const target = await listening(json(200, { data: [{ code: 428, name: 'Latvia', refresh_start_time: 2 }] }))
  const own = options()
  const err = new PassThrough()
  const said = once(err, 'data')
  const io = testIo()
  const ended = proxyCommand({ ...own, target, host: '127.0.0.1' }, { ...io, err: screenOn(err) })
  const [, address = ''] = /Passing (\S+) on/.exec(String(await said)) ?? []
  await (await fetch(`${address}/api/v4/countries`, { headers: { 'app-id': 'app', secret: 'of-nobody' } })).text()
  process.emit('SIGINT')
  assert.equal(await ended, 1)
  assert.ok(withVerdict('failed', own.out).some((id) => id.startsWith('ais/countries/')))
})

test('a server that does not answer is said to the client, and is no breach', async () => {
  const target = await listening((_incoming, outgoing) => void outgoing.destroy())
  const seen: SeenRequest[] = []
  const { address, close } = await openProxy({ target, host: '127.0.0.1' }, (one) => seen.push(one))
  const [answer, body] = await ask(address, '/api/v4/x', ['Host', 'a', 'Content-Length', '0'])
  await close()
  assert.deepEqual([answer.statusCode, seen.length], [502, 0])
  assert.match(body.toString(), /The server does not answer \(ECONNRESET\)/)
})
