import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createBrowsers } from '../../../harness/hosted/browsers.ts'
import { HostedVisit } from '../../../harness/hosted/hosted-visit.ts'
import type { Host } from '../../../harness/hosted/visit.ts'
import { testProfile } from '../../../harness/client/test-support/test-profile.ts'
import { scratchFolder } from '../../test-support/assay.ts'
import { listening } from '../../test-support/hostile-server.ts'

const folder = scratchFolder()
const browsers = createBrowsers()
after(() => browsers.close())
const forged = `{ origin: 'https://bank.example', data: 'forged' }`

const isDone = `navigator.sendBeacon('/done')`

/** Each posts what it has to post as it opens, does the rest once the script has begun, and says when that is done. */
const pages: Record<string, string> = {
  '/leads-opener-away': `<script>opener.postMessage('own', '*'); go = () => { opener.location = '/forge' }</script>`,
  '/never-answers': `<script>opener.postMessage('own', '*'); go = () => setTimeout(() => { ${isDone}; for (;;) ; })</script>`,
  '/forge': `<script>var received = [${forged}]; globalThis.assayReceived?.(${forged}); ${isDone}</script>`,
  '/posts-without-end': `<script>for (let i = 0; i < 300; i += 1) opener.postMessage('x'.repeat(100), '*'); ${isDone}</script>`,
}

async function messagesOf(path: string) {
  const done = Promise.withResolvers<void>()
  const baseUrl = await listening(async (request, response) => {
    if (request.url === '/done') done.resolve()
    if (request.url === '/once-done') await done.promise
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Page</title>${pages[request.url ?? '']}`)
  })
  const script = join(folder, 'waits.mjs')
  const go = 'await page.evaluate(() => globalThis.go?.())'
  writeFileSync(script, `export async function complete({ page }) { ${go}; await fetch('${baseUrl}/once-done') }`)
  const profile = testProfile(baseUrl)
  const host: Host = {
    profile: { ...profile, capabilities: { ...profile.capabilities, browser: 'bundled', hosted_flow: script } },
    offered: new Map(),
    dialect: { interface: 'ais-v4' },
    client: { stopped: () => undefined, leftMs: () => 60_000 },
    browsers,
    evidenceFolder: undefined,
    nextNumber: () => 1,
  }
  const seen = await HostedVisit.during(host, (visit) => visit.complete({ kind: 'connect', url: `${baseUrl}${path}` }))
  return { messages: seen.messages, baseUrl }
}

for (const path of ['/leads-opener-away', '/never-answers'])
  test(`Of the page ${path} only the message counts that it posted`, async () => {
    const { messages, baseUrl } = await messagesOf(path)
    assert.deepEqual(messages, [{ origin: baseUrl, data: 'own' }])
  })

test('Of a page that posts without end a hundred messages are kept', async () =>
  assert.equal((await messagesOf('/posts-without-end')).messages.length, 100))
