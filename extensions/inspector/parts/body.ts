import { html, type Markup } from '../../../sandbox/pages/kit/page.ts'
import type { KeptBytes, Seen } from '../../../sandbox/world/traffic.ts'
import { addressOf, type View } from '../kit/view.ts'

/** How many characters of a body stand in the list, and in one part of its own page. */
const [inList, inPart] = [4000, 64_000]

export type Side = 'request' | 'answer'

/** The first characters of a body, and where the rest is. */
export function bodyStart(view: View, seen: Seen, side: Side): Markup | undefined {
  const text = view.shower.body(kept(seen, side))
  if (text === '') return undefined
  const rest = html`<p>
    <a href="${bodyAt(view, seen, { side, from: 0 })}">All ${text.length} characters of the ${side}, part by part</a>
  </p>`
  return html`<pre>${text.slice(0, inList)}</pre>
    ${text.length > inList ? rest : undefined}`
}

/** One part of a body, with the ways to the others. */
export function bodyPart(view: View, seen: Seen, { side, from }: { side: Side; from: number }): Markup {
  const text = view.shower.body(kept(seen, side))
  const to = Math.min(from + inPart, text.length)
  const link = (at: number, says: string) => html`<a href="${bodyAt(view, seen, { side, from: at })}">${says}</a>`
  return html`<p class="buttons">
      Characters ${from + 1} to ${to} of ${text.length}
      ${from > 0 ? link(Math.max(0, from - inPart), 'The part before') : undefined}
      ${to < text.length ? link(to, 'The next part') : undefined}
    </p>
    <pre>${text.slice(from, to)}</pre>`
}

function bodyAt(view: View, { number }: Seen, { side, from }: { side: Side; from: number }): string {
  return addressOf(view, '/body', { request: String(number), side, from: String(from) })
}

function kept({ body, answer }: Seen, side: Side): KeptBytes {
  return (side === 'request' ? body : answer?.body) ?? { bytes: Buffer.alloc(0), length: 0 }
}
