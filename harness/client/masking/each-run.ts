/** Eight characters take as many in base64; what is shorter is looked for as it stands. */
const shortest = 11
/** The characters of both alphabets of base64; those of hex are among them. */
const ofRuns = Uint8Array.from({ length: 128 }, (_, code) => (/[\w+/-]/.test(String.fromCharCode(code)) ? 1 : 0))
/** Line breaks within a run are those of folded base64. */
const folds = /(?:\r?\n[ \t]*[\w+/-]+)+/y

/**
 * Sees where eleven or more characters that may be base64 stand beside each other in a text: the first place, and the place
 * after the last. A run goes on behind a line break. Looked at is every eleventh character, and from there to both sides: a
 * pattern takes five times as long.
 */
export function eachRun(text: string, see: (from: number, end: number) => void): void {
  let done = 0
  for (let probe = shortest - 1; probe < text.length;) {
    if (!isOfRun(text, probe)) {
      probe += shortest
      continue
    }
    let from = probe
    while (from > done && isOfRun(text, from - 1)) from -= 1
    let end = probe + 1
    while (end < text.length && isOfRun(text, end)) end += 1
    if (end - from >= shortest) {
      end = foldedEnd(text, end)
      see(from, end)
    }
    done = end
    probe = end + shortest
  }
}

function isOfRun(text: string, place: number): boolean {
  return ofRuns[text.charCodeAt(place)] === 1
}

function foldedEnd(text: string, end: number): number {
  const code = text.charCodeAt(end)
  if (code !== 0x0a && code !== 0x0d) return end
  folds.lastIndex = end
  return folds.test(text) ? folds.lastIndex : end
}
