import { styleText } from 'node:util'
import { harmlessLine } from './harmless-line.ts'

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
