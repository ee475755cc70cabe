import type { Io } from '../../cli/asked/io.ts'
import { type RepeatOptions, repeatRuns } from './repeating/repeat-runs.ts'
import { Triggers, type Trigger } from './repeating/repeat.ts'
import type { ReadStream } from 'node:tty'

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
type Input = NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY' | 'setRawMode'>>

/** Gives what each key of an input asks for; a terminal gives each at once. */
function listenToKeys(
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

/** `assay watch`: repeats runs within one process until the user quits. Gives exit code 0. @throws as `repeatRuns` */
export async function watchCommand(options: RepeatOptions, io: Io, input: Input = process.stdin): Promise<number> {
  const triggers = new Triggers()
  triggers.add('changed')
  const keys = listenToKeys(input, (trigger) => {
    // A run that is under way ends in good order first.
    if (trigger === 'quit') process.emit('SIGINT')
    triggers.add(trigger)
  })
  const files = options.files.length > 0 ? options.files : ['.']
  try {
    await repeatRuns({ ...options, files }, io, {
      triggers,
      endsOnMistake: true,
      waits: 'Waiting for a change. Keys: a all, f failed, r one route, b baseline, Enter again, q quit.',
      askRoute() {
        io.out.line("Which route? Such as 'POST /payments/connect':")
        return keys.line()
      },
    })
  } finally {
    keys.stop()
  }
  return 0
}
