import { styleText } from 'node:util'
import { harmlessLine } from './harmless-line.ts'

/** The only way to a terminal or a CI log. What a target, a file or a person wrote is shown there and commands nothing. */
export interface Screen {
  /** The width of a terminal; absent where lines need no end. */
  readonly columns?: number
  /** Prints one line, after a mark of Assay's own that stands out. */
  line: (text: string, mark?: string) => void
  /** Prints text of several lines as it is broken; it ends its last line itself. */
  page: (text: string) => void
  /** Prints a text for machines without a change. Nothing in it may come from a target. */
  exact: (text: string) => void
  /** Shows what goes on in a line that the next one replaces. A log gets nothing. */
  live: (text: string) => void
  /** Takes the live line away. Calling it again does nothing. */
  clear: () => void
}

const eraseLine = '\r\u001B[2K'

/** A screen on a stream. `columns` is the width of a terminal, and absent for a log. */
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
