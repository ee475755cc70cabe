import { shorten } from '../../core/shorten.ts'
import { visible } from './visible.ts'

const mostCharacters = 300

/** A text in which nothing is markup, a mention or an address: what a target sent is only shown. */
export function plainMarkdown(text: string): string {
  return visible(shorten(text, mostCharacters))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[&<>`*_[\]|\\#~@!${}]|\/\/|www(?=\.)/g, (sign) => `&#${sign.charCodeAt(0)};${sign.slice(1)}`)
}
