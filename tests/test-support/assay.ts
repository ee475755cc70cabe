import assert from 'node:assert/strict'
import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { main } from '../../cli/main.ts'
import { testIo } from '../../cli/test-support/test-io.ts'
import type { JournalEvent } from '../../core/journal-events.ts'
import { readJournal } from '../../harness/run/read-journal.ts'

export { scratchFolder } from '../../core/test-support/scratch-folder.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The result of one command. */
export interface Ended {
  code: number
  out: string
  err: string
}

/** The part of results.json that tests look at. */
export interface Results {
  target: { embedded: boolean }
  seed: number
  exitCode: number
  requirements: Array<{
    id: string
    interface: string
    address: string
    verdict: string
    reason: string
    code?: string
    facts?: Record<string, unknown>
    checks: Array<{ name: string; verdict: string; replay: string }>
    shown?: { alteration?: string }
    decidedAt?: string
  }>
  summary: { shown?: { shown: number; of: number } }
  since?: { fixed: unknown[] }
  contracts?: Array<{ verdict: string; reason: string }>
}

/** Runs a command in this process. */
export async function assay(args: string[], change: Partial<ReturnType<typeof testIo>> = {}): Promise<Ended> {
  const io = testIo()
  const code = await main(['node', 'assay', ...args], { ...io, ...change })
  return { code, out: io.outText(), err: io.errText() }
}

/** Asserts that a command is refused in this process, with these words. */
export async function refuses(args: string[], words: RegExp, change: Parameters<typeof assay>[1] = {}): Promise<void> {
  const { code, out, err } = await assay(args, change)
  assert.match(err, words)
  assert.equal(code, 3, out)
}

/** The options that choose the checks of these addresses. */
export const onlyOf = (...addresses: readonly string[]): string[] => addresses.flatMap((one) => ['--only', one])

/** A run in this process, with its reports in a folder. What is asked of it is read from the folder. */
export async function run(folder: string, ...args: readonly string[]) {
  const ended = await assay(['run', ...args, '--out', folder])
  return {
    ...ended,
    folder,
    last: lastLine(ended),
    get requirements() {
      return resultsIn(folder).requirements
    },
    get events() {
      return eventsIn(folder)
    },
    /** The ids of the requirements with one of these verdicts. */
    having: (...verdicts: string[]) =>
      resultsIn(folder).requirements.flatMap(({ id, verdict }) => (verdicts.includes(verdict) ? [id] : [])),
  }
}

/** Starts a command in a process of its own. */
export function start(args: string[], env = process.env, cwd?: string): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [join(root, 'bin/assay.js'), ...args], { stdio: ['ignore', 'pipe', 'pipe'], env, cwd })
}

/** Starts a command without its follow-up process, so that it can be killed alone. */
export function startAlone(args: string[]): ReturnType<typeof start> {
  const env = { ...process.env, ASSAY_HANDED_OVER: '1' }
  return spawn(process.execPath, [join(root, 'bin/assay.js'), ...args], { stdio: ['ignore', 'pipe', 'pipe'], env })
}

/** Waits for a text in a stream and returns the text so far. @throws Error when the stream ends without it */
export async function textWith(stream: Readable, wanted: RegExp): Promise<string> {
  let text = ''
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    text += String(chunk)
    if (wanted.test(text)) return text
  }
  throw new Error(`${wanted} never came; there was ${text}`)
}

/** The exit code or signal of a process. */
export function endOf(child: ReturnType<typeof start>): Promise<number | string> {
  return new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown')))
}

export function resultsIn(folder: string): Results {
  return JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')) as Results
}

export function eventsIn(folder: string): JournalEvent[] {
  return readJournal(join(folder, 'journal.ndjson')).events
}

/** The verdict of each requirement by its address. */
export function verdictsIn(folder: string): Record<string, string> {
  return Object.fromEntries(resultsIn(folder).requirements.map(({ address, verdict }) => [address, verdict]))
}

/** The last line of the output: a run's conclusion. */
export function lastLine({ out }: Pick<Ended, 'out'>): string {
  return out.trimEnd().split('\n').at(-1) ?? ''
}
