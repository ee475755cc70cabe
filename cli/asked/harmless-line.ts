import { visible } from '../../reports/text/visible.ts'

/** `::` of an IPv6 address in brackets stays; that of a workflow command, and `##[` or `##vso[`, lose their second sign. */
const commands = /\[[\da-f:.]+\]|(?<=:):|(?<=#)#(?=[\w.-]*\[)/gi

/**
 * A text as one line that a terminal and a CI log only show. Control characters, line breaks and signs that reorder a
 * text are named, as `⟨U+001B⟩`, and so is the sign without which a command of a CI is none. A tab stays.
 */
export function harmlessLine(text: string): string {
  return visible(text)
    .replaceAll(/[\r\n]/g, named)
    .replaceAll(commands, (found) => (found.length === 1 ? named(found) : found))
}

function named(sign: string): string {
  return `⟨U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`
}
