import type { FormFile } from '../../serving/parse-body.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import escapeHtml from 'escape-html'

/** A browser's request to a page. */
export interface PageCall {
  sandbox: Sandbox
  params: Record<string, string>
  query: URLSearchParams
  /** The fields of a submitted form; empty for GET. */
  form: ReadonlyMap<string, string>
  file?: FormFile | undefined
  remoteIp: string
  userAgent: string | null
}

/** A page to show, and the only script that may run in it. */
interface ShownPage {
  status: number
  text: string
  script?: string | undefined
}

/** A page to show or an address to go to. */
export type PageReply = ShownPage | { goTo: string }

/** A page for people; it needs no client keys. */
export interface Page {
  method: 'GET' | 'POST'
  path: string
  handle: (call: PageCall) => PageReply | Promise<PageReply>
}

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

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText }
  main { box-sizing: border-box; width: min(28rem, 100%); padding: 1.5rem; overflow-wrap: anywhere }
  h1 { font-size: 1.4rem; line-height: 1.2 }
  label, legend { display: block; margin-top: 1rem; font-weight: 600 }
  input, select { box-sizing: border-box; width: 100%; padding: .5rem; font: inherit }
  button, .button { display: inline-block; margin: 1.5rem .5rem 0 0; padding: .55rem 1.1rem; font: inherit;
    text-decoration: none; border: 1px solid; border-radius: .4rem; background: Canvas; color: CanvasText }
  button:not([name]), button[value=allow], .button { background: CanvasText; color: Canvas }
  :focus-visible { outline: .2rem solid Highlight; outline-offset: .15rem }
  .problem { border-left: .3rem solid #b00020; padding-left: .8rem }
  small { opacity: .85 }
`

interface PageExtras {
  /** An automatic redirect, for pages with nothing to read or to fill in. */
  goTo?: { address: string; seconds: number }
  /** Runs at the end of the page. */
  script?: string | undefined
}

/** A whole page that needs neither network nor JavaScript. */
export function layout(title: string, content: Markup, extras: PageExtras = {}): ShownPage {
  const { goTo, script } = extras
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${goTo ? html`<meta http-equiv="refresh" content="${goTo.seconds};url=${goTo.address}" />` : undefined}
        <style>
          ${trusted(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
          <p><small>This is a sandbox. It contacts no bank, and all its data is invented.</small></p>
        </main>
        ${script === undefined ? undefined : trusted(`<script>${script}</script>`)}
      </body>
    </html> `
  return { status: 200, text: page.markup, script }
}
