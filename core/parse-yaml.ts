import { createRequire } from 'node:module'
import { parsedBeforehand } from './parsed-beforehand.ts'

// Most commands need no parser, because their texts were parsed beforehand. It is loaded when needed.
const load = createRequire(import.meta.url)

/** The value of a YAML text with merge keys, as new objects. @throws the error of the parser */
export function parseYaml(text: string): unknown {
  const known = parsedBeforehand(text)
  if (known !== undefined) return known
  return yaml().parse(text, { merge: true })
}

/** A YAML text of the data. A repeated object is written out each time. */
export function writeYaml(data: unknown): string {
  return yaml().stringify(data, { aliasDuplicateObjects: false })
}

/** The line of the value at a path in a YAML text, or of the nearest value around it. */
export function lineAt(text: string, path: ReadonlyArray<number | string>): number {
  const { LineCounter, parseDocument } = yaml()
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: true })
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as { range?: readonly number[] } | undefined
    if (node?.range) return lines.linePos(node.range[0] ?? 0).line
  }
  return 1
}

function yaml(): typeof import('yaml') {
  return load('yaml') as typeof import('yaml')
}
