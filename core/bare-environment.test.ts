import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bareEnvironment } from './bare-environment.ts'

test('A child process gets its search path and its folders, and nothing else that is set', (context) => {
  const own = { ...process.env }
  context.after(() => Object.assign(process.env, own))
  const given = { PATH: '/bin', SystemRoot: '/windows', TMPDIR: '/tmp', LD_LIBRARY_PATH: '/lib' }
  Object.assign(process.env, given, { ASSAY_SECRET: 'hidden' })
  context.after(() => {
    for (const name of [...Object.keys(given), 'ASSAY_SECRET']) if (own[name] === undefined) delete process.env[name]
  })
  assert.deepEqual(bareEnvironment(), given)
  delete process.env['SystemRoot']
  assert.deepEqual(Object.keys(bareEnvironment()), ['PATH', 'TMPDIR', 'LD_LIBRARY_PATH'])
})
