import { sourceText } from '../../text/source-text.ts'
import { type Html, fact, withCode } from '../markup/html.ts'

/** The source of a requirement as a fact; empty for an unknown one. */
export function sourceFact(row: Parameters<typeof sourceText>[0]): Html | '' {
  if (row.source === '') return ''
  return fact('Source', withCode(sourceText(row)))
}
