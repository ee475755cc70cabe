import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { main } from '../../cli/main.ts'
import { testIo } from '../../cli/test-support/test-io.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import { readProfile } from '../../harness/profile/read-profile.ts'
import { assay, resultsIn, scratchFolder } from '../../tests/test-support/assay.ts'

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

function asks(path: string, keys: 'both' | 'id') {
  return async ({ target, clients }: Profile) => {
    const { app_id: appId, secret } = clients.find(({ purpose }) => purpose === 'main')!
    await fetch(`${target.base_url}${path}`, {
      headers: { 'App-id': appId, ...(keys === 'both' && { Secret: secret }) },
    })
  }
}

test('a client without a duty broken ends with 0, and one with a duty broken ends with 1 and names it', async () => {
  const right = await served('right', asks('/api/v4/countries', 'both'))
  assert.equal(right.code, 0)
  assert.match(right.text, /All \d+ evaluated requirements of \d+ hold \(\d+ untested\)\.\n$/)

  const wrong = await served('wrong', asks('/api/v4/countries', 'id'), ['--format', 'markdown'])
  assert.equal(wrong.code, 1)
  assert.match(
    wrong.text,
    /✗ failed {2}ais-v4\/client-keys\/keys-sent\n .*GET \/api\/v4\/countries without Secret; expected the header Secret/,
  )
  const results = resultsIn(wrong.out)
  const failed = results.requirements.filter(({ verdict }) => verdict === 'failed')
  const shown = failed.map(({ address, checks }) => [address, checks[0]?.replay])
  assert.deepEqual(shown, [['ais-v4/client-keys/keys-sent', 'npx assay serve --judge-client']])
  assert.ok(results.requirements.every(({ address }) => address.startsWith('ais-v4/client-')))
  assert.match(readFileSync(join(wrong.out, 'index.html'), 'utf8'), /Assay client report/)
  assert.match(readFileSync(join(wrong.out, 'junit.xml'), 'utf8'), /keys-sent/)
  assert.match(readFileSync(join(wrong.out, 'summary.md'), 'utf8'), /### Failed: 1/)
  for (const name of ['journal.ndjson', 'index.html', 'results.json']) {
    const text = readFileSync(join(right.out, name), 'utf8')
    for (const { secret } of right.profile.clients) assert.ok(!text.includes(secret), `${name} holds a secret`)
  }
  assert.equal((await assay(['report', join(wrong.out, 'journal.ndjson')])).code, 0)
})
