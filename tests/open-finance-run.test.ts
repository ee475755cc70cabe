import assert from 'node:assert/strict'
import { createPrivateKey } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse, stringify } from 'yaml'
import { onlyOf, run, scratchFolder } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'
import { readReport } from '../reports/test-support/unpacked-report.ts'

const folder = scratchFolder()
const passphrase = 'open sesame of the certificate'
type Section = Record<string, unknown> & { seals: Record<string, object>; websites: Record<string, object> }
const sandbox = await serveSandbox(folder, { openFinance: true })
const served = parse(readFileSync(sandbox.profile, 'utf8')) as { open_finance: Section } & Record<string, unknown>

/** Runs signatures and certificates with a changed profile of open finance only. */
async function runWith(name: string, change: Partial<Section>) {
  const { target, control, open_finance } = served
  const alone = { target: { ...(target as object), interfaces: ['open-finance-v2'] } }
  const profile = join(folder, `${name}.yaml`)
  const out = join(folder, name)
  writeFileSync(profile, stringify({ ...alone, control, open_finance: { ...open_finance, ...change } }))
  const addresses = ['certificates', 'signature/accepted', 'signature/every-bit', 'signature/leaves-other-headers']
  const narrowed = onlyOf(...addresses.map((address) => `open-finance-v2/${address}`))
  const ended = await run(out, '--profile', profile, ...narrowed, '--fuzz', '5', '--seed', '4')
  return { ended, out, verdicts: [...new Set(ended.requirements.map(({ verdict }) => verdict))].sort() }
}

test('the key of a seal certificate is opened by its passphrase, and neither reaches a report or the screen', async () => {
  const { certificate, key } = served.open_finance['seal'] as { certificate: string; key: string }
  const encrypted = createPrivateKey(key)
    .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase })
    .toString()
  const { ended, out, verdicts } = await runWith('passphrase', { seal: { certificate, key: encrypted, passphrase } })
  assert.equal(ended.code, 0, ended.out + ended.err)
  assert.deepEqual(verdicts, ['passed'])
  const lines = [key, encrypted].flatMap((pem) => pem.trim().split('\n').slice(1, -1))
  for (const file of ['index.html', 'journal.ndjson', 'results.json', 'junit.xml']) {
    const text = readReport(join(out, file)) + ended.out
    assert.ok(![passphrase, ...lines].some((secret) => text.includes(secret)), file)
  }
})

for (const [name, change] of [
  ['a seal certificate that the target does not trust', (section) => ({ seal: section.seals['other_authority'] })],
  ['a website certificate that has expired', (section) => ({ website: section.websites['expired'] })],
  ['no consent that the target takes', () => ({ account_consent: { nothing: true }, consents: {} })],
] satisfies Array<[string, (section: Section) => Partial<Section>]>)
  test(`with ${name} in the profile nothing fails`, async () => {
    const { ended, verdicts } = await runWith(name.replaceAll(' ', '-'), change(served.open_finance))
    assert.equal(ended.code, 2, ended.out + ended.err)
    assert.doesNotMatch(ended.out, /TARGET_/)
    assert.ok(!verdicts.includes('failed') && !verdicts.includes('warned'), verdicts.join())
  })
