import escapeHtml from 'escape-html'

/** A piece of HTML; the only thing that `html` takes over unescaped. */
export interface Markup {
  readonly markup: string
}

type Part = Markup | string | number | undefined | readonly Part[]

/** HTML from a template: text put into it is escaped, markup and lists of markup are not, undefined is nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: strings.map((text, index) => text + textOf(parts[index])).join('') }
}

/** Takes a text for markup; only for what the sandbox itself wrote. */
export function trusted(markup: string): Markup {
  return { markup }
}

function textOf(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'markup' in part ? part.markup : part.map(textOf).join('')
}
