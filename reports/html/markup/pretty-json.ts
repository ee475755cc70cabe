/** A line of a body as shown, with its place in the body: `data[3].id`. */
export interface BodyLine {
  text: string
  place: string
}

interface Frame {
  place: string
  isList: boolean
  index: number
  key: string
}

/** The journal's note where the middle of a long body was cut. */
const cut = /^…/
const token = /… \[\d+ of \d+ characters left out\] …|"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s"{}[\],:]+/gs

/**
 * A JSON text with a line per value. Tokens stay as sent: numbers keep all digits, strings their escapes. A text cut in
 * the middle is laid out as far as possible; undefined for a text that is not an object or list.
 */
export function prettyJson(text: string): BodyLine[] | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined
  const tokens = text.match(token) ?? []
  const lines: BodyLine[] = []
  const frames: Frame[] = []
  let line: BodyLine | undefined
  const put = (part: string): void => {
    line ??= { text: '  '.repeat(frames.length), place: placeOf(frames.at(-1)) }
    line.text += part
  }
  const endLine = (): void => {
    if (line) lines.push(line)
    line = undefined
  }
  tokens.forEach((part, at) => {
    const frame = frames.at(-1)
    if (part === '{' || part === '[') {
      put(part)
      const isEmpty = /^[}\]]$/.test(tokens[at + 1] ?? '')
      if (!isEmpty) endLine()
      frames.push({ place: placeOf(frame), isList: part === '[', index: 0, key: '' })
    } else if (part === '}' || part === ']') {
      const isEmpty = /^[{[]$/.test(tokens[at - 1] ?? '')
      if (!isEmpty) endLine()
      frames.pop()
      put(part)
    } else if (part === ',') {
      put(part)
      endLine()
      if (frame) frame.index += 1
    } else if (part === ':') put(': ')
    else if (cut.test(part)) {
      endLine()
      put(part)
      endLine()
    } else {
      if (frame && !frame.isList && tokens[at + 1] === ':') frame.key = part.replaceAll('"', '')
      put(part)
    }
  })
  endLine()
  return lines
}

function placeOf(frame: Frame | undefined): string {
  if (!frame) return ''
  if (frame.isList) return `${frame.place}[${frame.index}]`
  return frame.place ? `${frame.place}.${frame.key}` : frame.key
}
