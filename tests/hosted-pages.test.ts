import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { PlainProfile } from '../sandbox/variants/kit/variant.ts'
import { run, scratchFolder, start } from './test-support/assay.ts'
import { processesWith } from './test-support/processes.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const topic = ['--only', 'ais-v4/hosted-pages/ends-with-connection']

/** A profile with other capabilities: another script, or another browser. */
async function profileWith(capabilities: Record<string, unknown>): Promise<string> {
  const change = (plain: PlainProfile) => Object.assign(plain.capabilities, capabilities)
  return (await serveSandbox(folder, { change })).profile
}
const judged = async (name: string, capabilities: Record<string, unknown>) =>
  run(join(folder, name), '--profile', await profileWith(capabilities), ...topic)

/** A script for hosted pages that does this. */
function scriptThat(name: string, does: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, `export async function complete({ page }) { await page.${does} }`)
  return file
}

test('a whole way is evidence with a picture, and shows no token and nothing that was typed', async () => {
  const { code, folder: out, events, having } = await run(join(folder, 'whole'), ...topic)
  assert.equal(code, 0)
  assert.ok(having('passed').some((id) => id.endsWith('/ends-with-connection')))
  assert.equal(readdirSync(join(out, 'hosted')).filter((name) => name.endsWith('.png')).length, 1)
  const pages = events.flatMap((event) => (event.type === 'exchange' ? [event.exchange] : []))
  assert.ok(pages.some(({ request }) => request.url.includes('/connect/(hidden)')))
  assert.doesNotMatch(readFileSync(join(out, 'journal.ndjson'), 'utf8'), /[?&]token=[0-9a-f]{8}|\/connect\/[0-9a-f]{8}/)
})

test('a script that loses its way fails nothing', async () => {
  const hosted_flow = scriptThat('lost', "click('#none', { timeout: 50 })")
  const { code, requirements, having } = await judged('lost', { hosted_flow })
  assert.equal(code, 2)
  assert.ok(having('inconclusive').some((id) => id.endsWith('/ends-with-connection')))
  assert.match(requirements[0]?.reason ?? '', /^The script .* failed on the page "Choose your bank": /)
})

test('a script that goes elsewhere is kept there from every other host', async () => {
  const hosted_flow = scriptThat('stray', "goto('http://elsewhere.example/', { timeout: 500 })")
  const { events } = await judged('stray', { hosted_flow })
  const back = events.flatMap((event) => (event.type === 'check-decided' ? event.judgements : []))
  assert.ok(back.some(({ details }) => details?.some(({ text }) => text === 'elsewhere.example')))
})

test('a browser that does not start is no fault of the target', async () => {
  const { code, requirements } = await judged('broken-browser', { browser: '/bin/false' })
  assert.equal(code, 2)
  assert.match(requirements[0]?.reason ?? '', /^The browser \/bin\/false does not start: /)
})

test('a run that is killed leaves no browser behind', { skip: !existsSync('/proc') }, async () => {
  const profile = await profileWith({
    hosted_flow: scriptThat('slow', "waitForSelector('#never', { timeout: 60000 })"),
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
