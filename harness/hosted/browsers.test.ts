import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { bundledChromium, createBrowsers } from './browsers.ts'

test('a browser that did not start once is started anew', { skip: process.platform !== 'linux' }, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-browsers-'))
  const browsers = createBrowsers({})
  t.after(async () => {
    await browsers.close()
    rmSync(folder, { recursive: true })
  })
  const executable = join(folder, 'chromium')
  await assert.rejects(browsers.open(executable), { finding: 'inconclusive' })
  symlinkSync(await bundledChromium(), executable)
  assert.ok((await browsers.open(executable)).isConnected())
})
