import { encodings } from './encodings.ts'

const ways = Object.values(encodings)
const secretHeader = /^(?:secret|(?:app|service|customer|login|connection)-secret|control-token|authorization|psu-id)$/i
const mostGiven = 6
const mostHeaderChars = 3000

export type Echo = ReturnType<typeof createEcho>

/** The echo of a target, in another encoding for each answer. */
export function createEcho() {
  const givenOut: string[] = []
  let heard: string[] = []
  let turn = 0

  /** The latest texts in this turn's encoding. */
  function written(): string[] {
    return [...new Set([...heard, ...givenOut.slice(-mostGiven)])].map(ways[turn % ways.length] ?? String)
  }

  return {
    /** Notes a request's secret headers and the canaries of its body. */
    hear(headers: Readonly<Record<string, string | string[] | undefined>>, body: string): void {
      turn += 1
      const values = Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' && secretHeader.test(name) ? [value] : [],
      )
      heard = [...values, ...(body.match(/[\w+&/.-]*CANARY[\w+&/. -]*/g) ?? [])]
    },

    /** A body with all texts: in lists, names, strings, nested JSON, and an error message. Notes them as given out. */
    inJson<T>(json: T): T {
      if (typeof json !== 'object' || json === null) return json
      noteSecrets(json, givenOut)
      const texts = written()
      const message = (json as { error_message?: unknown }).error_message
      return {
        ...json,
        ...(typeof message === 'string' && { error_message: `${message}: ${texts.join(' ')}` }),
        echo: {
          texts,
          names: Object.fromEntries(texts.map((text) => [text, 1])),
          within: JSON.stringify(texts),
        },
      }
    },

    /** Headers with a text that a header can hold. */
    inHeaders(): Array<[string, string]> {
      const texts = written().filter((text) => /^[!-~]+$/.test(text) && text.length < mostHeaderChars)
      const text = texts[turn % Math.max(1, texts.length)]
      if (text === undefined) return []
      const named: Array<[string, string]> = /^[\w.~+-]{1,200}$/.test(text) ? [[`X-${text}`, 'echo']] : []
      return [['X-Echo', text], ['Location', `/back?x=1&y=${text}`], ...named]
    },

    /** A page with all texts. */
    inPage: (html: string) => html.replace('</main>', `<p title="echo">${written().join(' ')}</p></main>`),

    turns: () => turn,
    given: () => givenOut,
  }
}

function noteSecrets(json: unknown, given: string[]): void {
  if (typeof json !== 'object' || json === null) return
  for (const [name, value] of Object.entries(json)) {
    if (/^(?:secret|token)$/.test(name) && typeof value === 'string' && !given.includes(value)) given.push(value)
    else noteSecrets(value, given)
  }
}
