import { spawn } from 'node:child_process'
import { fstatSync } from 'node:fs'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { quoted } from '../reports/text/replay-command.ts'
import type { Io } from './asked/io.ts'
import { listensMs } from './interruption.ts'

/** The time after SIGTERM in which everything ends, before the sender may send SIGKILL. */
const endsMs = 4500
/** The time in which a process must exit after its command, as a connection may stay open. */
export const lingersMs = 2000
/**
 * The heap starts at the size for new objects that it would grow to, which saves collections. One thread collects:
 * parallel collectors of processes on shared cores wait for one another, which costs a twentieth.
 */
const collecting = ['--min-semi-space-size=16', '--no-parallel-scavenge']
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** The variable that marks a process of `inOwnProcess`. */
const mark = 'ASSAY_HANDED_OVER'

/**
 * Runs a command in a child process, so that this one can end it, then the follow-up command that it left. `bin` is the
 * command's file. At `endsBy` (clock of `performance.now`) the child is killed, without follow-up.
 */
export function inOwnProcess(bin: string, args: readonly string[], endsBy?: number): void {
  const child = spawn(process.execPath, [...process.execArgv, ...collecting, bin, ...args], {
    // The fourth is a pipe to this process, which closes however this process ends.
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

/** Whether `inOwnProcess` started this process. */
export function isOwnProcess(): boolean {
  return process.env[mark] !== undefined
}

/**
 * Ends the command in good order when the parent process is gone. Returns the function that sends to the parent;
 * undefined without parent.
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
