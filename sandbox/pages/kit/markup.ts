import escapeHtml from 'escape-html'

/** A piece of HTML, which `html` inserts unescaped. */
export interface Markup {
  readonly markup: string
}

type Part = Markup | string | number | undefined | readonly Part[]

/** HTML from a template: inserted text is escaped, markup and lists of markup are not, and undefined inserts nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: strings.map((text, index) => text + textOf(parts[index])).join('') }
}

/** Marks a text as HTML; use it only for texts of the sandbox itself. */
export function trusted(markup: string): Markup {
  return { markup }
}

function textOf(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'markup' in part ? part.markup : part.map(textOf).join('')
}
