import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readProfile } from '../../harness/profile/read-profile.ts'
import { endOf, resultsIn, root, scratchFolder, textWith } from '../../tests/test-support/assay.ts'

const folder = scratchFolder()

/** The arguments of Node for a command in whose process something happens once a file is there, which nothing asks for. */
function commandIn(name: string, go: string, does: string): string[] {
  const module = `import net from 'node:net'; import { existsSync } from 'node:fs'
    const isIt = process.argv[2] === '${name}' && process.env.ASSAY_HANDED_OVER !== undefined
    const look = isIt && setInterval(() => { if (existsSync('${go}')) { clearInterval(look); ${does} } }, 20)`
  return ['--import', `data:text/javascript,${encodeURIComponent(module)}`, join(root, 'bin/assay.js'), name]
}

test('A sandbox that is killed leaves the report on its clients', async (t) => {
  const [out, profile, go] = ['out', 'profile.yaml', 'go'].map((name) => join(folder, name))
  const asked = ['--judge-client', '--out', out!, '--write-profile', profile!, '--format', 'markdown']
  const kill = commandIn('serve', go!, 'process.kill(process.pid, "SIGKILL")')
  const child = spawn(process.execPath, [...kill, ...asked], { stdio: ['ignore', 'pipe', 'pipe'] })
  t.after(() => child.kill('SIGKILL'))
  const ended = endOf(child)
  child.stdout.resume()
  await textWith(child.stderr, /Sandbox ready/)
  const { target, clients } = readProfile(profile!, {})
  const { app_id: appId, secret } = clients.find(({ purpose }) => purpose === 'main')!
  await fetch(`${target.base_url}/api/v4/countries`, { headers: { 'App-id': appId, Secret: secret } })
  writeFileSync(go!, '')
  assert.equal(await ended, 2)
  for (const name of ['index.html', 'junit.xml', 'summary.md']) assert.ok(existsSync(join(out!, name)), name)
  assert.ok(resultsIn(out!).requirements.some(({ verdict }) => verdict === 'inconclusive'))
})
