/** What the description of a feature or of a rule says: free text, then entries such as `Needs: large-login`. */
export interface Description {
  /** The text before the first entry. */
  text: string
  /** The entries by their names, in the order of the file. */
  entries: ReadonlyMap<string, string>
}

const entryLine =
  /^(?<name>Source|Observed by|Seen by|Shown by|Places|Needs|Note|Not checkable|Faults|Variants|In [a-z0-9-]+): (?<value>.*)$/

/** Reads a description: a line that begins with the name of an entry opens it, and every other line continues what stands before. */
export function parseDescription(description: string): Description {
  const text: string[] = []
  const entries = new Map<string, string>()
  let open: string | undefined
  for (const line of description.split('\n').map((one) => one.trim())) {
    const { name, value = '' } = entryLine.exec(line)?.groups ?? {}
    if (name !== undefined) entries.set(name, value)
    else if (open === undefined) text.push(line)
    else if (line !== '') entries.set(open, `${entries.get(open) ?? ''} ${line}`.trim())
    open = name ?? open
  }
  return { text: text.join(' ').trim(), entries }
}

/** The parts of an entry that lists names: `a, b`. */
export function listOf(entry: string | undefined): string[] {
  return (entry ?? '').split(/,\s*/).filter((one) => one !== '')
}

/** A place in one of the two documents. */
export interface Citation {
  /** The document, its headings and the line: `Account information / Limits (line 480)`. */
  source: string
  /** The row or sentence below the heading, in our words; words of the document stand in backquotes. */
  where: string
}

const documents: Readonly<Record<string, string>> = {
  first: 'Account information',
  second: 'Payment Initiation, Data Enrichment, Partners and Open-Finance Interfaces',
}
const citation = /^(?<document>first|second) document(?:, "(?<headings>[^"]+)")? \(line (?<line>\d+)\), (?<where>.+)$/

/** Reads `first document, "HEADING / HEADING" (line N), PLACE`; undefined for any other document. */
export function parseCitation(text: string): Citation | undefined {
  const { document = '', headings, line, where = '' } = citation.exec(text)?.groups ?? {}
  if (line === undefined) return undefined
  const title = [documents[document], headings].filter(Boolean).join(' / ')
  return { source: `${title} (line ${line})`, where }
}
