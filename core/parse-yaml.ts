import { createRequire } from 'node:module'
import { parsedBeforehand } from './parsed-beforehand.ts'

// The parser is loaded where a text was not parsed beforehand: of most commands none is.
const load = createRequire(import.meta.url)

/** What a text of YAML with merge keys holds, as new objects. @throws the error of the parser */
export function parseYaml(text: string): unknown {
  const known = parsedBeforehand(text)
  if (known !== undefined) return known
  return yaml().parse(text, { merge: true })
}

/** A text of YAML that holds some data, each object written out as often as it is there. */
export function writeYaml(data: unknown): string {
  return yaml().stringify(data, { aliasDuplicateObjects: false })
}

function yaml(): typeof import('yaml') {
  return load('yaml') as typeof import('yaml')
}
