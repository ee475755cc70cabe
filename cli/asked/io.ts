import { styleText } from 'node:util'
import { createInterface } from 'node:readline/promises'
import { nameOfSign, visible } from '../../reports/text/visible.ts'

/** A command's output and environment, which tests replace. */
export interface Io {
  out: Screen
  err: Screen
  env: NodeJS.ProcessEnv
  /** Asks a person for a line; absent when nobody can answer. */
  ask?: (question: string) => Promise<string>
  /**
   * Sends to the parent process: the arguments of the command to run if this one ends without an exit code (none for no
   * command); that this command heard a signal and is ending; or its exit code. Absent without such a parent.
   */
  leave?: (said: readonly string[] | 'ends' | number) => void
}

/** The only way to write to a terminal or a CI log. It escapes commands in texts of targets, files and people. */
export interface Screen {
  /** The width of a terminal; absent when lines have no limit. */
  readonly columns?: number
  /** Prints one line, after a highlighted mark. */
  line: (text: string, mark?: string) => void
  /** Prints a text with its line breaks. */
  page: (text: string) => void
  /** Prints a machine-readable text unchanged. It must hold nothing from a target. */
  exact: (text: string) => void
  /** Shows progress in a line that the next one replaces. A log gets nothing. */
  live: (text: string) => void
  /** Removes the live line, if there is one. */
  clear: () => void
}

const eraseLine = '\r\u001B[2K'

/** A screen on a stream. `columns` is the width of a terminal; absent for a log. */
export function screenOn(stream: NodeJS.WritableStream, columns?: number): Screen {
  let isLive = false
  const clear = () => {
    if (isLive) stream.write(eraseLine)
    isLive = false
  }
  const print = (text: string) => {
    clear()
    stream.write(text)
  }
  return {
    ...(columns !== undefined && { columns }),
    line(text, mark) {
      print(`${mark === undefined ? '' : `${styleText('red', mark, { stream })}  `}${harmlessLine(text)}\n`)
    },
    page: (text) => print(text.split('\n').map(harmlessLine).join('\n')),
    exact: print,
    live(text) {
      if (columns === undefined) return
      print(harmlessLine(text).slice(0, columns - 1))
      isLive = true
    },
    clear,
  }
}

/** The screen and environment of this process, and `leave` to its parent. */
export function terminalIo(leave?: Io['leave']): Io {
  const { stdout, stderr } = process
  // A closed pipe, as of `| head`, stops the output only: the work and its exit code stay valid.
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error
    })
  }
  const isAnswered = process.stdin.isTTY && stderr.isTTY
  const out = screenOn(stdout, stdout.isTTY ? (stdout.columns ?? 80) : undefined)
  return {
    out,
    err: screenOn(stderr),
    env: process.env,
    ...(isAnswered && { ask: askOn(stderr) }),
    ...(leave && { leave }),
  }
}

/** Asks on standard error, as standard output may be redirected. */
function askOn(output: NodeJS.WritableStream): (question: string) => Promise<string> {
  return async (question) => {
    const asking = createInterface({ input: process.stdin, output })
    try {
      // Without further input there is no answer.
      const ended = new Promise<string>((resolve) => void asking.once('close', () => resolve('')))
      return await Promise.race([asking.question(question), ended])
    } finally {
      asking.close()
    }
  }
}

/** Signs to escape: the second of `::` and `##[`, which begin commands of CI systems. `::` of a bracketed IPv6 address stays. */
const commands = /\[[\da-f:.]+\]|(?<=:):|(?<=#)#(?=[\w.-]*\[)/gi

/**
 * A text as one line that cannot control a terminal or a CI log. Control characters, line breaks and direction marks
 * appear by name, as `⟨U+001B⟩`, and so does the sign that would begin a CI command. A tab stays.
 */
export function harmlessLine(text: string): string {
  return visible(text)
    .replaceAll(/[\r\n]/g, nameOfSign)
    .replaceAll(commands, (found) => (found.length === 1 ? nameOfSign(found) : found))
}
