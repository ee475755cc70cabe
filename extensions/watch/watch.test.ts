import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { after, test } from 'node:test'
import { screenOn } from '../../cli/asked/screen.ts'
import { watchCommand } from './watch.ts'

const scratch = mkdtempSync(join(tmpdir(), 'assay-watching-'))
after(() => rmSync(scratch, { recursive: true }))
const src = join(scratch, 'src')
mkdirSync(src)

/** The command with its input and its output, and what waits until a text was printed after all that was waited for before. */
function watching(options: { profile?: string; out: string; only?: string[] }) {
  const input = new PassThrough()
  const output = new PassThrough()
  let text = ''
  let wake = () => {}
  output.on('data', (bytes) => {
    text += String(bytes)
    wake()
  })
  const screen = screenOn(output)
  const ended = watchCommand(
    { interface: [], only: [], features: [], format: [], route: [], files: [src], ...options },
    { out: screen, err: screen, env: {} },
    input,
  )
  return {
    ended,
    press: (keys: string) => input.write(keys),
    printed: async (wanted: RegExp) => {
      for (;;) {
        const found = wanted.exec(text)
        if (found) {
          text = text.slice(found.index + found[0].length)
          return
        }
        await new Promise<void>((resolve) => void (wake = resolve))
      }
    },
  }
}

test('one process runs again and again, on keys and on changes, until it is told to end', async () => {
  const out = join(scratch, 'report')
  const { ended, press, printed } = watching({ out, only: ['payments-v1/templates/list'] })
  await printed(/The 1 evaluated requirement of 1 holds\.[^]*Waiting for a change/)
  press('f')
  await printed(/Nothing to repeat[^]*Waiting for a change/)
  press('r')
  await printed(/Which route\?/)
  press('GET /temples\n')
  await printed(/ROUTE_UNKNOWN: .*GET \/temples[^]*Waiting for a change/)
  press('r')
  await printed(/Which route\?/)
  press('GET /templates\n')
  await printed(/Checking .*[^]*holds?\.[^]*Waiting for a change/)
  press('b')
  await printed(/From now on each run is compared with the last one/)
  press('a')
  await printed(/Compared with the baseline[^]*Waiting for a change/)
  writeFileSync(join(src, 'server.py'), 'print()')
  await printed(/Nothing to repeat[^]*Waiting for a change/)
  press('q')
  assert.equal(await ended, 0)
})

test('a server that is away is waited for, and checked once it answers', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end('{}'))
  const listen = (port: number) => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const profile = join(scratch, 'bank.yaml')
  writeFileSync(
    profile,
    `target: { name: Bank, base_url: 'http://127.0.0.1:${port}', interfaces: [payments-v1] }
clients: [{ purpose: main, status: test, key_type: service, app_id: app-of-a-test, secret: secret-of-a-test }]
`,
  )
  const { ended, press, printed } = watching({ profile, out: join(scratch, 'away') })
  await printed(/The server does not answer/)
  await listen(port)
  await printed(/Checking Bank[^]*No conclusion[^]*Waiting for a change/)
  writeFileSync(profile, 'target: 1')
  press('a')
  await printed(/PROFILE_INVALID[^]*Waiting for a change/)
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
  writeFileSync(join(src, 'server.py'), 'print(1)')
  await printed(/The server does not answer/)
  press('q')
  assert.equal(await ended, 0)
})
