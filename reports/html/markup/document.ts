import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { html, type Html, raw } from './html.ts'

export interface DocumentParts {
  title: string
  /** Names of files in assets/, in their order. */
  styles: readonly string[]
  scripts: readonly string[]
  /** The target of the first key press: an anchor and its name. */
  skipTo: readonly [anchor: string, what: string]
  body: Html
  /** Whether its script may send requests to the page's server. */
  isServed?: boolean
}

const read = new Map<string, string>()

/**
 * A page that opens from disk without a network, with its styles and script inside. The content policy allows only that
 * script, by its hash.
 */
export function documentOf({
  title,
  styles,
  scripts,
  skipTo: [anchor, what],
  body,
  isServed = false,
}: DocumentParts): string {
  const script = scripts.map(asset).join('\n')
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}';${isServed ? " connect-src 'self';" : ''} base-uri 'none'; form-action 'none'`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="generator" content="Assay" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        ${raw(`<style>${styleSheet(styles)}</style>`)}
      </head>
      <body>
        <a class="skip" href="#${anchor}">Skip to the ${what}</a>
        ${body} ${raw(`<script>${script}</script>`)}
      </body>
    </html> `.markup
}

/** The style sheets of these names in assets/, in order, also for pages that look like the reports. */
export function styleSheet(names: readonly string[]): string {
  return names.map(asset).join('\n')
}

function asset(name: string): string {
  const text = read.get(name) ?? readFileSync(new URL(`../assets/${name}`, import.meta.url), 'utf8')
  read.set(name, text)
  return text
}

/** Style sheets for the top of a page of requirements. */
export const listStyles = [
  'tokens.css',
  'page.css',
  'masthead.css',
  'facts.css',
  'failures.css',
  'commands.css',
] as const

/** Scripts of every such page, and those that only the list needs. */
export const pageScripts = ['copy.js', 'deep-links.js'] as const
export const listScripts = ['unpack.js', 'lines.js', 'filter.js', 'find.js', 'keyboard.js'] as const
