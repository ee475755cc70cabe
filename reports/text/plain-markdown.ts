import { mostShown } from '../../core/most-shown.ts'
import { shorten } from '../../core/shorten.ts'
import { visible } from './visible.ts'

/** A target's text with all Markdown, mentions and addresses escaped. */
export function plainMarkdown(text: string): string {
  return visible(shorten(text, mostShown.value))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[&<>`*_[\]|\\#~@!${}]|\/\/|www(?=\.)/g, (sign) => `&#${sign.charCodeAt(0)};${sign.slice(1)}`)
}

/** A table from cells that are Markdown already. */
export function markdownTable(head: readonly string[], rows: ReadonlyArray<ReadonlyArray<string | number>>): string {
  const line = (cells: ReadonlyArray<string | number>) => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
