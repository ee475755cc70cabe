import type { ReadStream } from 'node:tty'
import type { Trigger } from './repeating/trigger.ts'

const meanings: Readonly<Record<string, Trigger>> = {
  a: 'all',
  f: 'failed',
  r: 'route',
  b: 'baseline',
  '\r': 'again',
  '\n': 'again',
  q: 'quit',
  // Ctrl-C and Ctrl-D, which a terminal gives as letters while it gives each key at once.
  '\u0003': 'quit',
  '\u0004': 'quit',
}

/** A terminal, or anything else that gives letters. */
export type Input = NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY' | 'setRawMode'>>

/** Gives what each key of an input asks for; a terminal gives each at once. */
export function listenToKeys(
  input: Input,
  press: (trigger: Trigger) => void,
): { line: () => Promise<string>; stop: () => void } {
  let written: { text: string; give: (line: string) => void } | undefined
  const raw = (isRaw: boolean) => void (input.isTTY && input.setRawMode?.(isRaw))
  const take = (letter: string) => {
    if (!written) {
      const trigger = meanings[letter]
      if (trigger) press(trigger)
    } else if (/[\r\n]/.test(letter)) {
      const { text, give } = written
      written = undefined
      raw(true)
      give(text)
    } else written.text += letter
  }
  const listen = (bytes: Buffer | string) => {
    for (const letter of String(bytes)) take(letter)
  }
  input.on('data', listen)
  raw(true)
  return {
    line: () =>
      new Promise((give) => {
        raw(false)
        written = { text: '', give }
      }),
    stop() {
      input.off('data', listen)
      raw(false)
      input.pause()
    },
  }
}
