import { spawn } from 'node:child_process'
import { fstatSync } from 'node:fs'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { quoted } from '../reports/text/quoted.ts'
import type { Io } from './asked/io.ts'

/** How soon after a signal a run says that it ends in good order. Code of the user may keep it from listening. */
const listensMs = 1000
/** How soon everything has ended after SIGTERM, since who sends it may not wait longer before it sends SIGKILL. */
const endsMs = 4500
/** How long a process may go on after its command has ended, as where a connection does not close. */
const lingersMs = 2000
/**
 * Room for new objects from the start: it would grow to this by itself, with a collection at each step. What is collected is
 * collected by one thread: those of processes that share the cores wait for one another, and take a twentieth more.
 */
const collecting = ['--min-semi-space-size=16', '--no-parallel-scavenge']
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** What says that a process was begun by `inOwnProcess`. */
const mark = 'ASSAY_HANDED_OVER'

/**
 * Has a process of its own do a command, so that this one can end it, and have a command follow that says what it came to.
 * `bin` is the file of the command. What has not ended at `endsBy`, on the clock of `performance.now`, is killed, and nothing follows.
 */
export function inOwnProcess(bin: string, args: readonly string[], endsBy?: number): void {
  const child = spawn(process.execPath, [...process.execArgv, ...collecting, bin, ...args], {
    // The fourth is a line to this process: it closes when this process is gone, however it ended.
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: { ...process.env, [mark]: '1' },
  })
  let next: string[] = []
  let ended: number | undefined
  let isHeard = false
  let killing: NodeJS.Timeout | undefined
  let isLate = false
  let late: NodeJS.Timeout | undefined
  const endBy = (time: number) => {
    endsBy = time
    late = setTimeout(() => {
      isLate = child.kill('SIGKILL')
    }, time - performance.now())
  }
  const isFollowing = endsBy !== undefined
  if (endsBy !== undefined) endBy(endsBy)
  createInterface(child.stdio[3] as Socket).on('line', (line) => {
    const said = JSON.parse(line) as Parameters<NonNullable<Io['leave']>>[0]
    if (said === 'ends') isHeard = true
    else if (typeof said === 'number') ended = said
    else next = [...said]
    if (isHeard) clearTimeout(killing)
    if (ended !== undefined) setTimeout(() => child.kill('SIGKILL'), lingersMs).unref()
  })
  const pass = (signal: NodeJS.Signals) => {
    child.kill(signal)
    if (signal === 'SIGTERM' && endsBy === undefined) endBy(performance.now() + endsMs)
    if (!isHeard) killing ??= setTimeout(() => child.kill('SIGKILL'), listensMs).unref()
  }
  for (const signal of signals) process.on(signal, pass)
  child.on('close', (code, signal) => {
    for (const one of signals) process.off(one, pass)
    clearTimeout(late)
    process.exitCode = ended ?? code ?? 2
    if (ended !== undefined) return
    if (signal) process.stderr.write(`The process of the command ended with ${signal}.\n`)
    if (!isLate && next.length > 0) inOwnProcess(bin, next, endsBy)
    if (isLate) process.stderr.write(lateLine(next.length > 0 ? next : isFollowing ? args : undefined))
  })
}

function lateLine(remedy: readonly string[] | undefined): string {
  const then = remedy ? `To have them: assay ${remedy.map(quoted).join(' ')}` : 'Nothing is left of the run.'
  return `REPORTS_LATE: SIGTERM came ${endsMs / 1000} s ago, and not all reports are written. ${then}\n`
}

/** Whether this process is the one that was begun for a command. */
export function isOwnProcess(): boolean {
  return process.env[mark] !== undefined
}

/**
 * Ends the command in good order when the process that began this one is gone without a signal. Gives what leaves something
 * with that process; undefined where there is none.
 */
export function lineToParent(): Io['leave'] {
  delete process.env[mark]
  if (!isLine(3)) return undefined
  const line = new Socket({ fd: 3 })
  line.on('error', () => undefined)
  line.on('close', () => process.kill(process.pid, 'SIGTERM'))
  line.unref()
  line.resume()
  return (said) => void line.write(`${JSON.stringify(said)}\n`)
}

function isLine(handle: number): boolean {
  try {
    return fstatSync(handle).isSocket()
  } catch {
    return false
  }
}
