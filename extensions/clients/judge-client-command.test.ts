import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { main } from '../../cli/main.ts'
import { testIo } from '../../cli/test-support/test-io.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import { readProfile } from '../../harness/profile/read-profile.ts'
import { assay, endOf, resultsIn, root, scratchFolder, textWith } from '../../tests/test-support/assay.ts'

const folder = scratchFolder()

/** Serves until `use` is over and the control port stops it; gives the exit code, the folder and what was printed. */
async function served(name: string, use: (profile: Profile) => Promise<void>, more: string[] = []) {
  const out = join(folder, name)
  const file = join(folder, `${name}.yaml`)
  const io = testIo()
  const ended = main(['node', 'assay', 'serve', '--judge-client', '--out', out, '--write-profile', file, ...more], io)
  while (!io.errText().includes('Sandbox ready')) await new Promise((resolve) => setTimeout(resolve, 20))
  const profile = readProfile(file, {})
  await use(profile)
  const { base_url: control, token = '' } = profile.control!
  await fetch(`${control}/stop`, { method: 'POST', headers: { 'Control-token': token } })
  return { code: await ended, out, text: io.outText(), profile }
}

/** Asks for countries as the main client, with these of its keys. */
const asks =
  (...keys: string[]) =>
  async ({ target, clients }: Profile) => {
    const { app_id: appId, secret } = clients.find(({ purpose }) => purpose === 'main')!
    const headers = Object.entries({ 'App-id': appId, Secret: secret }).filter(([name]) => keys.includes(name))
    await fetch(`${target.base_url}/api/v4/countries`, { headers })
  }

test('a client without a duty broken ends with 0, and one with a duty broken ends with 1 and names it', async () => {
  const right = await served('right', asks('App-id', 'Secret'))
  assert.equal(right.code, 0)
  assert.match(right.text, /All \d+ evaluated requirements of \d+ hold \(\d+ untested\)\.\n$/)

  const wrong = await served('wrong', asks('App-id'), ['--format', 'markdown'])
  assert.equal(wrong.code, 1)
  assert.match(
    wrong.text,
    /✗ failed {2}ais-v4\/client-keys\/keys-sent\n .*GET \/api\/v4\/countries: got none; expected the header Secret/,
  )
  const { requirements } = resultsIn(wrong.out)
  const [failed, ...others] = requirements.filter(({ verdict }) => verdict === 'failed')
  const shown = [failed?.address, failed?.checks[0]?.replay, others]
  assert.deepEqual(shown, ['ais-v4/client-keys/keys-sent', 'npx assay serve --judge-client', []])
  assert.ok(requirements.every(({ address }) => address.startsWith('ais-v4/client-')))
  const said = { 'index.html': /Assay client report/, 'junit.xml': /keys-sent/, 'summary.md': /### Failed: 1/ }
  for (const [name, words] of Object.entries(said)) assert.match(readFileSync(join(wrong.out, name), 'utf8'), words)
  for (const name of ['journal.ndjson', 'index.html', 'results.json']) {
    const text = readFileSync(join(right.out, name), 'utf8')
    for (const { secret } of right.profile.clients) assert.ok(!text.includes(secret), `${name} holds a secret`)
  }
  assert.equal((await assay(['report', join(wrong.out, 'journal.ndjson')])).code, 0)
})

/** The arguments of Node for a command in whose process something happens once a file is there, which nothing asks for. */
function commandIn(name: string, go: string, does: string): string[] {
  const module = `import net from 'node:net'; import { existsSync } from 'node:fs'
    const isIt = process.argv[2] === '${name}' && process.env.ASSAY_HANDED_OVER !== undefined
    const look = isIt && setInterval(() => { if (existsSync('${go}')) { clearInterval(look); ${does} } }, 20)`
  return ['--import', `data:text/javascript,${encodeURIComponent(module)}`, join(root, 'bin/assay.js'), name]
}

test('A sandbox that is killed leaves the report on its clients', async (t) => {
  const [out, profile, go] = ['killed', 'killed.yaml', 'go'].map((name) => join(folder, name))
  const asked = ['--judge-client', '--out', out!, '--write-profile', profile!, '--format', 'markdown']
  const kill = commandIn('serve', go!, 'process.kill(process.pid, "SIGKILL")')
  const child = spawn(process.execPath, [...kill, ...asked], { stdio: ['ignore', 'pipe', 'pipe'] })
  t.after(() => child.kill('SIGKILL'))
  const ended = endOf(child)
  child.stdout.resume()
  await textWith(child.stderr, /Sandbox ready/)
  await asks('App-id', 'Secret')(readProfile(profile!, {}))
  writeFileSync(go!, '')
  assert.equal(await ended, 2)
  for (const name of ['index.html', 'junit.xml', 'summary.md']) assert.ok(existsSync(join(out!, name)), name)
  assert.ok(resultsIn(out!).requirements.some(({ verdict }) => verdict === 'inconclusive'))
})
