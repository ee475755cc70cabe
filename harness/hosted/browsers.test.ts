import assert from 'node:assert/strict'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { bundledChromium, createBrowsers } from './browsers.ts'
import { scratchFolder } from '../../core/test-support/scratch-folder.ts'

test('a browser that did not start once is started anew', { skip: process.platform !== 'linux' }, async (t) => {
  const folder = scratchFolder()
  const browsers = createBrowsers({})
  t.after(async () => {
    await browsers.close()
  })
  const executable = join(folder, 'chromium')
  await assert.rejects(browsers.open(executable), { finding: 'inconclusive' })
  symlinkSync(await bundledChromium(), executable)
  assert.ok((await browsers.open(executable)).isConnected())
})
