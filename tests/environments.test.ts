import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, scratchFolder } from './test-support/assay.ts'

const folder = scratchFolder()

test('A run takes nothing from a CI whose event file is missing, nor wishes of Cucumber', async () => {
  const given = {
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
  }
  const before = process.env
  process.env = { ...before, ...given }
  const run = ['run', '--only', 'ais-v4/currencies', '--out', join(folder, 'ci')]
  const { code, out, err } = await assay(run, { env: process.env }).finally(() => (process.env = before))
  assert.deepEqual([code, err], [0, ''], out)
})
