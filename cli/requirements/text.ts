/** The text in lines of at most `columns`, broken at blanks; a longer word has a line of its own. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && longer.length > columns) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** The text on one line, cut with an ellipsis at `columns`. */
export function cut(text: string, columns: number): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > columns ? `${line.slice(0, Math.max(columns - 1, 0)).trimEnd()}…` : line
}
