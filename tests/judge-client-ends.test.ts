import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { endOf, resultsIn, root, scratchFolder, textWith } from './test-support/assay.ts'

const folder = scratchFolder()

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

for (const [at, { how, does, code }] of ends.entries()) {
  test(`A sandbox ${how} leaves the report on its clients`, async (t) => {
    const [out, profile, go] = [`out-${at}`, `profile-${at}.yaml`, `go-${at}`].map((name) => join(folder, name))
    const module = `import net from 'node:net'; import { existsSync } from 'node:fs'
      const isSandbox = process.argv[2] === 'serve' && process.env.ASSAY_HANDED_OVER !== undefined
      const look = isSandbox && setInterval(() => { if (existsSync('${go}')) { clearInterval(look); ${does} } }, 20)`
    const before = ['--import', `data:text/javascript,${encodeURIComponent(module)}`, join(root, 'bin/assay.js')]
    const asked = ['serve', '--judge-client', '--out', out!, '--write-profile', profile!, '--format', 'tap']
    const child = spawn(process.execPath, [...before, ...asked], { stdio: ['ignore', 'pipe', 'pipe'] })
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
    for (const name of ['index.html', 'junit.xml', 'results.tap']) assert.ok(existsSync(join(out!, name)), name)
    const verdicts = new Set(resultsIn(out!).requirements.map(({ verdict }) => verdict))
    assert.equal(verdicts.has(code === 0 ? 'passed' : 'inconclusive'), true, [...verdicts].join(' '))
  })
}
