import { visible } from '../../reports/text/visible.ts'

/** Signs to escape: the second of `::` and `##[`, which begin commands of CI systems. `::` of a bracketed IPv6 address stays. */
const commands = /\[[\da-f:.]+\]|(?<=:):|(?<=#)#(?=[\w.-]*\[)/gi

/**
 * A text as one line that cannot control a terminal or a CI log. Control characters, line breaks and direction marks
 * appear by name, as `⟨U+001B⟩`, and so does the sign that would begin a CI command. A tab stays.
 */
export function harmlessLine(text: string): string {
  return visible(text)
    .replaceAll(/[\r\n]/g, named)
    .replaceAll(commands, (found) => (found.length === 1 ? named(found) : found))
}

function named(sign: string): string {
  return `⟨U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`
}
