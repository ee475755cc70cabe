import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RunCommandOptions } from './run-options.ts'
import { usualJobs } from './usual-jobs.ts'

const gigabyte = 1024 ** 3
const jobs = (options: Partial<RunCommandOptions>, machine = { processors: 4, memoryBytes: 8 * gigabyte }) =>
  usualJobs({ only: [], check: [], format: [], ...options } as unknown as RunCommandOptions, machine)

test('A whole run on the embedded sandbox takes each processor, as far as memory reaches', () => {
  assert.equal(jobs({}), 4)
  assert.equal(jobs({}, { processors: 64, memoryBytes: 3 * gigabyte }), 5)
  assert.equal(jobs({}, { processors: 2, memoryBytes: 0 }), 1)
})

test('A part of the checks, a target of the user, and what needs one process take one', () => {
  const ones: Array<Partial<RunCommandOptions>> = [
    { only: ['ais-v4'] },
    { profile: 'bank.yaml' },
    { record: 'bank.recording' },
    { resume: 'journal.ndjson' },
    { verbose: true },
    { list: true },
    { bail: 3 },
  ]
  for (const options of ones) assert.equal(jobs(options), 1, JSON.stringify(options))
})
