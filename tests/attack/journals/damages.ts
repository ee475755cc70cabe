/** Damages to a line of a journal; each returns the damaged text. */
export const damages: Readonly<Record<string, (lines: string[], at: number) => string>> = {
  'a line taken out': (lines, at) => text(lines.toSpliced(at, 1)),
  'nothing after a line': (lines, at) => text(lines.slice(0, at)),
  'half a line and nothing after': (lines, at) => lines.slice(0, at).join('\n') + half(lines, at),
  'a line of blanks': (lines, at) => text(lines.with(at, '   ')),
  'a verdict changed': (lines, at) => edited(lines, at, '"passed"', '"failed"'),
  'an event of another type': (lines, at) => edited(lines, at, '"type":"', '"type":"un'),
  'a NUL in a line': (lines, at) => edited(lines, at, '"at":', '\u0000"at":'),
  'a line of another program': (lines, at) => text(lines.toSpliced(at, 0, 'npm warn deprecated')),
  'a line that is null': (lines, at) => text(lines.with(at, 'null')),
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
  // If the line has nothing to change, it is removed.
  return text(changed === line ? lines.toSpliced(at, 1) : lines.with(at, changed))
}
