import type { JournalEvent } from '../../../core/journal-events.ts'

/** What may happen to a line of a journal: the lines after it. */
export const damages: Readonly<Record<string, (lines: string[], at: number) => string | Buffer>> = {
  'a line taken out': (lines, at) => text(lines.toSpliced(at, 1)),
  'two lines taken out': (lines, at) => text(lines.toSpliced(at, 2)),
  'everything after a line taken out but the end': (lines, at) =>
    text([...lines.slice(0, Math.min(at, lines.length - 2)), lines.at(-1) ?? '']),
  'nothing after a line': (lines, at) => text(lines.slice(0, at)),
  'half a line': (lines, at) => text(lines.with(at, half(lines, at))),
  'half a line and nothing after': (lines, at) => lines.slice(0, at).join('\n') + half(lines, at),
  'a line made empty': (lines, at) => text(lines.with(at, '')),
  'a line of blanks': (lines, at) => text(lines.with(at, '   ')),
  'a verdict changed': (lines, at) => edited(lines, at, '"passed"', '"failed"'),
  'an event of another type': (lines, at) => edited(lines, at, '"type":"', '"type":"un'),
  'a type that every object has': (lines, at) => edited(lines, at, /"type":"[\w-]+"/, '"type":"constructor"'),
  'a type that is no text': (lines, at) => edited(lines, at, /"type":"[\w-]+"/, '"type":[]'),
  'bytes that are no UTF-8': (lines, at) =>
    Buffer.concat([
      Buffer.from(text(lines.slice(0, at))),
      Buffer.from([0xc3, 0x28]),
      Buffer.from(text(lines.slice(at))),
    ]),
  'a NUL in a line': (lines, at) => edited(lines, at, '"at":', '\u0000"at":'),
  'a line of another program': (lines, at) => text(lines.toSpliced(at, 0, 'npm warn deprecated')),
  'a line that is null': (lines, at) => text(lines.with(at, 'null')),
  'a line of one million brackets': (lines, at) => text(lines.with(at, '['.repeat(1_000_000))),
}

function text(lines: string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}

function half(lines: string[], at: number): string {
  const line = lines[at] ?? ''
  return line.slice(0, line.length / 2)
}

function edited(lines: string[], at: number, found: string | RegExp, put: string): string {
  const line = lines[at] ?? ''
  const changed = line.replace(found, put)
  // Not every line has what this changes: then the line goes.
  return text(changed === line ? lines.toSpliced(at, 1) : lines.with(at, changed))
}

const odd: readonly unknown[] = [
  null,
  '',
  'x',
  '__proto__',
  '\u0000\ud800',
  true,
  -1,
  1e308,
  [],
  [null],
  {},
  { toString: 1 },
]

/** Journals in which one value of one event is missing or another: each place once, with the odd values in turn. */
export function* rewritings(events: JournalEvent[]): Generator<JournalEvent[]> {
  let turn = 0
  for (const [at, event] of events.entries())
    for (const path of pathsOf(event))
      for (const put of [undefined, odd[turn++ % odd.length], odd[turn++ % odd.length]]) {
        const copy = structuredClone(event)
        const [key = '', ...parents] = path.toReversed()
        const holder = parents.reduceRight<Record<string, unknown>>(
          (value, name) => value[name] as Record<string, unknown>,
          copy as unknown as Record<string, unknown>,
        )
        if (put === undefined) delete holder[key]
        else holder[key] = put
        yield events.with(at, copy)
      }
}

function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsOf(inner).map((path) => [key, ...path])])
}
