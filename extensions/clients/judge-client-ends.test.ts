import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { endOf, resultsIn, root, scratchFolder, textWith } from '../../tests/test-support/assay.ts'

const folder = scratchFolder()

/** The arguments of Node for a command in whose process something happens once a file is there, which nothing asks for. */
function commandIn(name: string, go: string, does: string): string[] {
  const module = `import net from 'node:net'; import { existsSync } from 'node:fs'
    const isIt = process.argv[2] === '${name}' && process.env.ASSAY_HANDED_OVER !== undefined
    const look = isIt && setInterval(() => { if (existsSync('${go}')) { clearInterval(look); ${does} } }, 20)`
  return ['--import', `data:text/javascript,${encodeURIComponent(module)}`, join(root, 'bin/assay.js'), name]
}

/** What happens in the process of the sandbox once a file is there, which no command of its own asks for. */
const ends = [
  {
    how: 'whose server never closes',
    does: 'net.Server.prototype.close = () => {}; process.kill(process.pid, "SIGTERM")',
    code: 0,
  },
  { how: 'that something else ends', does: 'process.exit(0)', code: 2 },
  { how: 'that is killed', does: 'process.kill(process.pid, "SIGKILL")', code: 2 },
]

for (const [at, { how, does, code }] of ends.entries())
  test(`A sandbox ${how} leaves the report on its clients`, async (t) => {
    const [out, profile, go] = [`out-${at}`, `profile-${at}.yaml`, `go-${at}`].map((name) => join(folder, name))
    const asked = ['--judge-client', '--out', out!, '--write-profile', profile!, '--format', 'markdown']
    const child = spawn(process.execPath, [...commandIn('serve', go!, does), ...asked], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    t.after(() => child.kill('SIGKILL'))
    const ended = endOf(child)
    child.stdout.resume()
    await textWith(child.stderr, /Sandbox ready/)
    const { target, clients } = parse(readFileSync(profile!, 'utf8')) as {
      target: { base_url: string }
      clients: Array<{ purpose: string; app_id: string; secret: string }>
    }
    const { app_id: appId = '', secret = '' } = clients.find(({ purpose }) => purpose === 'main') ?? {}
    const answer = await fetch(`${target.base_url}/api/v4/countries`, { headers: { 'App-id': appId, Secret: secret } })
    assert.equal(answer.status, 200)
    writeFileSync(go!, '')
    assert.equal(await ended, code)
    for (const name of ['index.html', 'junit.xml', 'summary.md']) assert.ok(existsSync(join(out!, name)), name)
    const verdicts = new Set(resultsIn(out!).requirements.map(({ verdict }) => verdict))
    assert.equal(verdicts.has(code === 0 ? 'passed' : 'inconclusive'), true, [...verdicts].join(' '))
  })

test('A proxy that is killed leaves its report', async (t) => {
  const server = createServer((_request, response) => void response.end())
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  t.after(() => server.close())
  const [out, go] = ['proxied', 'go-proxy'].map((name) => join(folder, name))
  const kill = commandIn('proxy', go!, 'process.kill(process.pid, "SIGKILL")')
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const child = spawn(process.execPath, [...kill, '--target', target, '--out', out!], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  t.after(() => child.kill('SIGKILL'))
  const ended = endOf(child)
  child.stdout.resume()
  await textWith(child.stderr, /Passing/)
  writeFileSync(go!, '')
  assert.equal(await ended, 2)
  assert.equal(existsSync(join(out!, 'index.html')), true)
  assert.ok(resultsIn(out!).requirements.every(({ verdict }) => ['inconclusive', 'untested'].includes(verdict)))
})
