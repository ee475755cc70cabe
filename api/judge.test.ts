import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { scratchFolder } from '../core/test-support/scratch-folder.ts'
import { judge, readResults, startSandbox } from './index.ts'

const only = ['ais-v4/rates/list']
const folder = scratchFolder()

test('a sandbox is judged by the profile that it gives of itself, and prints nothing', async () => {
  const lines: string[] = []
  const sandbox = await startSandbox()
  try {
    const out = join(folder, 'whole')
    const { exitCode, results } = await judge(sandbox.profile, {
      only,
      out,
      seed: 7,
      onLine: (line) => lines.push(line),
    })
    assert.equal(exitCode, 0)
    assert.equal(results.seed, 7)
    const shown = results.requirements.map(({ address, verdict }) => [address, verdict])
    assert.deepEqual(shown, [['ais-v4/rates/list', 'passed']])
    assert.equal(lines.at(-1), results.sentence)
    assert.deepEqual(readResults(out), results)
  } finally {
    await sandbox.close()
  }
})

test('a part of a run is as deep and as wide as asked, and shows what it is asked to show', async () => {
  const lines: string[] = []
  const out = join(folder, 'part')
  const asked = { only, seed: 7, shard: '1/1', depth: 'smoke', workers: 2, shown: 'quiet' } as const
  const { exitCode, results } = await judge(undefined, { ...asked, out, onLine: (line) => lines.push(line) })
  assert.equal(exitCode, 0, results.sentence)
  assert.deepEqual(lines, [results.sentence])
})

test('what is asked wrongly is an error with a code, as for the command', async () => {
  const out = join(folder, 'wrong')
  await assert.rejects(judge(undefined, { only: ['ais-v4/no-such-topic'], out }), { code: 'ADDRESS_UNKNOWN' })
  await assert.rejects(judge(undefined, { shard: '3/2', seed: 1, out }), { code: 'OPTION_INVALID' })
  await assert.rejects(judge(undefined, { shard: '1/2', out }), { code: 'SHARD_WITHOUT_SEED' })
  for (const wrong of [{ failOn: 'anything' as 'failed' }, { minJudged: '110%' as const }])
    await assert.rejects(judge(undefined, { ...wrong, out }), { code: 'OPTION_INVALID' })
  await assert.rejects(judge(undefined, { workers: 0, out }), {
    message: /workers is "0"\. Give a whole number from 1/,
  })
  await assert.rejects(judge(undefined, { depth: 'deep' as never, out }), { message: /depth is "deep"\. Give smoke/ })
  await assert.rejects(judge({ target: {} }, { out }), { code: 'PROFILE_INVALID' })
  await assert.rejects(judge(join(folder, 'no-such-profile.yaml'), { out }), { code: /^PROFILE_/ })
  await assert.rejects(startSandbox({ fault: 'no-such-fault' }), { code: 'FAULT_UNKNOWN' })
  // A program in JavaScript may give a list.
  const several = ['shows-data-as-object-at-get-rates'] as unknown as string
  await assert.rejects(startSandbox({ fault: several }), {
    code: 'FAULTS_SEVERAL',
    message: /one fault at a time, as a text; given were shows-data-as-object-at-get-rates/,
  })
})

test('a folder without results, with damaged ones or with those of another version is refused with what to do', () => {
  const folder = scratchFolder()
  const refused = { code: 'RESULTS_UNREADABLE', message: /results\.json .* Give the folder of a run/ }
  assert.throws(() => readResults(folder), refused)
  for (const text of ['{"version":', '[]', 'null']) {
    writeFileSync(join(folder, 'results.json'), text)
    assert.throws(() => readResults(folder), refused, text)
  }
})
