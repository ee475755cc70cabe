/**
 * The rows of a CSV text by column name; undefined when a needed column is missing or a line has a wrong number of
 * cells. Quoted cells may hold commas, line ends and doubled quotes; empty lines are skipped.
 */
export function readCsv(text: string, needed: readonly string[]): Array<Record<string, string>> | undefined {
  const [header, ...lines] = cellsOf(text)
  if (!header || !needed.every((name) => header.includes(name))) return undefined
  if (lines.some((cells) => cells.length !== header.length)) return undefined
  return lines.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}

function cellsOf(text: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  const cell = /("[^"]*(?:""[^"]*)*"|(?:[^",\r\n][^,\r\n]*)?)(,|\r?\n|$)/y
  while (cell.lastIndex < text.length || cells.length > 0) {
    const [, content = '', end] = cell.exec(text) ?? []
    if (end === undefined) return []
    cells.push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content.trim())
    if (end === ',') continue
    if (cells.length > 1 || cells[0] !== '') lines.push(cells)
    cells = []
  }
  return lines
}
