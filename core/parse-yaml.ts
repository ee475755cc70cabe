import { parse } from 'yaml'
import { parsedBeforehand } from './parsed-beforehand.ts'

/** What a text of YAML with merge keys holds, as new objects. @throws the error of the parser */
export function parseYaml(text: string): unknown {
  return parsedBeforehand(text) ?? parse(text, { merge: true })
}
