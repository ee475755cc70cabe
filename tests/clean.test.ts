import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { JournalEvent } from '../core/journal-events.ts'
import { createMasker } from '../harness/client/masking/mask.ts'
import { openJournal } from '../harness/run/journal.ts'
import { readJournal } from '../harness/run/read-journal.ts'
import { runStarted } from '../reports/test-support/journal-builders.ts'
import { assay, scratchFolder } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const { running, profile } = await serveSandbox(folder)
const control = new URL('/control/', running.baseUrl).href
const headers = { 'Control-token': running.sandbox.settings.controlToken }

/** Sends a request to the sandbox's control port. */
async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(control + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return ((await answer.json()) as { data: unknown }).data
}

const offset = async () => ((await ask('GET', 'clock')) as { offset_seconds: number }).offset_seconds

/** The journal of a run killed after these events. */
function journalWith(name: string, events: JournalEvent[], base_url = running.baseUrl): string {
  const file = join(folder, name)
  const journal = openJournal(file, createMasker())
  journal.write(runStarted({ target: { name: 'bank', base_url, embedded: false } }))
  for (const event of events) journal.write(event)
  journal.close()
  return file
}

const moved: JournalEvent = { type: 'intended', entry: 'l1', what: 'clock' }
const locked: JournalEvent[] = [
  { type: 'intended', entry: 'l2', what: 'customer', through: 'ais-v4', name: 'assay-1' },
  { type: 'settled', entry: 'l2', outcome: 'made', id: '999999' },
  { type: 'intended', entry: 'l3', what: 'customer', through: 'ais-v4', name: 'assay-2' },
]
const clean = (journal: string, ...more: string[]) =>
  assay(['clean', '--journal', journal, '--profile', profile, ...more])

test('a clock that a killed run left moved is put back once, and what stays is said', async () => {
  const journal = journalWith('killed.ndjson', [moved, ...locked])
  await ask('POST', 'clock', { advance_seconds: 3600 })
  const dry = await clean(journal, '--dry-run')
  assert.equal(dry.code, 0, dry.err)
  assert.match(
    dry.out,
    /^Would be put back: the clock\.\nLeft at the target: 1 customer\..*\nPerhaps left .*: 1 customer; the journal lists/,
  )
  assert.ok((await offset()) >= 3600)
  const done = await clean(journal)
  assert.equal(done.code, 0, done.err)
  assert.match(done.out, /^Put back: the clock\.\nLeft at the target: 1 customer\./)
  assert.equal(await offset(), 0)
  assert.equal(readJournal(journal).damage, undefined)
  await ask('POST', 'clock', { advance_seconds: 60 })
  assert.match((await clean(journal)).out, /^Nothing is changed any more/)
  assert.ok((await offset()) >= 60, 'what somebody else moved meanwhile stays')
  await ask('DELETE', 'clock')
})

test('lines that cannot be read are left out, and a run against another target is refused', async () => {
  const journal = journalWith('changed.ndjson', [{ type: 'intended', entry: 'l1', what: 'rate-limits' }, moved])
  writeFileSync(journal, readFileSync(journal, 'utf8').replace('"what":"rate-limits"', '"what":'))
  assert.match((await clean(journal, '--dry-run')).out, /^The journal is damaged: 1 line is left out/)
  const foreign = await clean(journalWith('foreign.ndjson', [moved], 'https://other.test'))
  assert.deepEqual([foreign.code, /TARGET_FOREIGN: .*other\.test/.test(foreign.err)], [3, true])
})
