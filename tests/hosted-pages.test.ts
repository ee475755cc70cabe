import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, eventsIn, resultsIn, scratchFolder, start } from './test-support/assay.ts'
import { processesWith } from './test-support/processes.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const topic = ['--only', 'ais-v4/hosted-pages/ends-with-connection']

/** The verdict of each obligation of the topic. */
function verdicts(out: string): Record<string, string> {
  return Object.fromEntries(resultsIn(out).requirements.map(({ id, verdict }) => [id.split('/').at(-1)!, verdict]))
}

/** Evaluates the topic with another script, or another browser. */
async function judged(name: string, capabilities: Record<string, unknown>) {
  const { profile } = await serveSandbox(folder, { change: (plain) => Object.assign(plain.capabilities, capabilities) })
  const out = join(folder, name)
  const ended = await assay(['run', '--profile', profile, ...topic, '--out', out])
  return { ...ended, out }
}

test('a whole way is evidence with a picture, and shows no token and nothing that was typed', async () => {
  const out = join(folder, 'whole')
  const { code } = await assay(['run', ...topic, '--out', out])
  assert.equal(code, 0)
  assert.equal(verdicts(out)['ends-with-connection'], 'passed')
  assert.equal(readdirSync(join(out, 'hosted')).filter((name) => name.endsWith('.png')).length, 1)
  const pages = eventsIn(out).flatMap((event) => (event.type === 'exchange' ? [event.exchange] : []))
  assert.ok(pages.some(({ request }) => request.url.includes('/connect/(hidden)')))
  assert.doesNotMatch(readFileSync(join(out, 'journal.ndjson'), 'utf8'), /[?&]token=[0-9a-f]{8}|\/connect\/[0-9a-f]{8}/)
})

test('a script that loses its way fails nothing', async () => {
  const script = join(folder, 'lost.mjs')
  writeFileSync(script, `export async function complete({ page }) { await page.click('#none', { timeout: 50 }) }`)
  const { code, out } = await judged('lost', { hosted_flow: script })
  assert.equal(code, 2)
  assert.equal(verdicts(out)['ends-with-connection'], 'inconclusive')
  assert.match(resultsIn(out).requirements[0]?.reason ?? '', /^The script .* failed on the page "Choose your bank": /)
})

test('a script that goes elsewhere is kept there from every other host', async () => {
  const script = join(folder, 'stray.mjs')
  writeFileSync(
    script,
    `export async function complete({ page }) { await page.goto('http://elsewhere.example/', { timeout: 500 }) }`,
  )
  const { out } = await judged('stray', { hosted_flow: script })
  const back = eventsIn(out).flatMap((event) => (event.type === 'check-decided' ? event.judgements : []))
  assert.ok(back.some(({ details }) => details?.some(({ text }) => text === 'elsewhere.example')))
})

test('a browser that does not start is no fault of the target', async () => {
  const { code, out } = await judged('broken-browser', { browser: '/bin/false' })
  assert.equal(code, 2)
  assert.match(resultsIn(out).requirements[0]?.reason ?? '', /^The browser \/bin\/false does not start: /)
})

test('a run that is killed leaves no browser behind', { skip: !existsSync('/proc') }, async () => {
  const script = join(folder, 'slow.mjs')
  writeFileSync(script, `export const complete = ({ page }) => page.waitForSelector('#never', { timeout: 60000 })`)
  const { profile } = await serveSandbox(folder, {
    change: (plain) => Object.assign(plain.capabilities, { hosted_flow: script }),
  })
  const mark = `ASSAY_MARK=${folder}`
  const env = { ...process.env, ASSAY_HANDED_OVER: '1', ASSAY_MARK: folder }
  const child = start(['run', '--profile', profile, ...topic, '--out', join(folder, 'killed')], env)
  const until = async (came: () => boolean) => {
    while (!came()) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  // The run and the browser.
  await until(() => processesWith(mark, 'environ').length > 1 || child.exitCode !== null)
  child.kill('SIGKILL')
  await until(() => processesWith(mark, 'environ').length === 0)
})
