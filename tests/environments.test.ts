import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Ended, root, scratchFolder } from './test-support/assay.ts'

const folder = scratchFolder()

function ranWith(name: string, env: Record<string, string>): Promise<Ended> {
  const args = ['bin/assay.js', 'run', '--only', 'ais-v4/currencies', '--out', join(folder, name)]
  const { PATH = '' } = process.env
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env: { PATH, ...env } }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
}

test('A run takes nothing from a CI whose event file is missing, nor wishes of Cucumber', async () => {
  const { code, out, err } = await ranWith('ci', {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_REPOSITORY: 'a/b',
    GITHUB_RUN_ID: '1',
    GITHUB_EVENT_PATH: join(folder, 'missing.json'),
    CI_JOB_URL: 'no address',
    CI_PROJECT_DIR: '',
    CUCUMBER_PUBLISH_ENABLED: 'true',
    CUCUMBER_PUBLISH_URL: 'no address',
    CUCUMBER_PARALLEL: '2',
  })
  assert.deepEqual([code, err], [0, ''], out)
})
