import type { TransportError } from '../../core/exchange.ts'

/** The maximum depth of what is read, as what follows recurses once for each level. The documents' resources have fewer than ten. */
export const mostLevels = 200

const [quote, backslash, openList, closeList, openObject, closeObject] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d]

/**
 * The transport error of an answer that is nested too deeply for checks; undefined otherwise. It reads only bytes, JSON
 * or not. `body` is one object for all answers with these bytes, so that they are read once.
 */
export function nestingProblem(bytes: Buffer, body: object = bytes): TransportError | undefined {
  if (bytes.length <= mostLevels || shallow.has(body)) return undefined
  if (levelsOf(bytes) <= mostLevels) {
    shallow.add(body)
    return undefined
  }
  return { code: 'ANSWER_TOO_DEEP', message: `The answer is nested more deeply than ${mostLevels} levels.` }
}

/** Bodies that are not nested too deeply. */
const shallow = new WeakSet<object>()

function levelsOf(bytes: Buffer): number {
  let [most, level] = [0, 0]
  let inText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!
    if (inText) {
      if (byte === backslash) at += 1
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (byte === openList || byte === openObject) {
      level += 1
      most = Math.max(most, level)
    } else if (byte === closeList || byte === closeObject) level -= 1
  }
  return most
}
