import { createUnmaskedFinder } from '../client/masking/find-unmasked.ts'
import type { Profile } from '../profile/profile.ts'
import type { ExchangeKept, ReadingKept, RecordingLine } from './recording-line.ts'

/** A secret that a recording holds as it was: what it is, and where in its line. */
export interface SecretFound {
  label: string
  part: string
}

type Kept = ExchangeKept['exchange']

/**
 * Finds the first secret in each line of a recording that stands where the recorder puts a stand-in, and is none. Of a
 * recording from before stand-ins were known by themselves nothing is found. `texts` holds each text before its line is
 * looked through.
 */
export function createSecretSearch(
  texts: ReadonlyMap<number, string>,
): (line: RecordingLine) => SecretFound | undefined {
  const finder = createUnmaskedFinder()
  /** Bodies of answers that were looked through, most of which come again and again, and ids of texts. */
  const seen = new Set<string | number>()
  let known = false

  function inBody(body: string | number, part: string): SecretFound | undefined {
    return typeof body === 'number' ? undefined : named(finder.inMessage({ headers: [], body }), part)
  }

  function inAnswer({ headers, body, ...rest }: NonNullable<Kept['answer']>): SecretFound | undefined {
    const bare = { headers, body: '', ...rest }
    const part = 'the headers of an answer'
    const found = named(finder.inMessage(bare) ?? finder.givenOut(bare), part) ?? inBody(body, 'the body of an answer')
    if (found || seen.has(body)) return found
    seen.add(body)
    const text = typeof body === 'number' ? (texts.get(body) ?? '') : body
    return named(finder.givenOut({ headers: [], body: text }), 'the body of an answer')
  }

  function inExchange({ request, answer }: Kept): SecretFound | undefined {
    const { headers, body, ...rest } = request
    return (
      named(finder.inMessage({ ...rest, headers, body: '' }), 'the headers of a request') ??
      inBody(body, 'the body of a request') ??
      (answer && inAnswer(answer))
    )
  }

  function inReading({ kind, value, stopped }: ReadingKept): SecretFound | undefined {
    const found = named(finder.inValue(value), `what was noted as "${kind}"`)
    return found ?? stopped?.evidence.map(inExchange).find((one) => one !== undefined)
  }

  return (line) => {
    if (line.type === 'recording') known = line.standIns === 'known'
    if (!known) return undefined
    if (line.type === 'recording') return named(finder.inValue(hiddenIn(line.profile)), 'the profile')
    if (line.type === 'exchange') return inExchange(line.exchange)
    if (line.type === 'reading') return inReading(line)
    if (line.type !== 'text') return undefined
    return inBody(texts.get(line.id) ?? '', 'a body')
  }
}

/** What of a profile is hidden: public keys and addresses of files stand under names by which secrets are known. */
function hiddenIn({ capabilities: _capabilities, providers, ...rest }: Profile): unknown {
  return { ...rest, providers: providers.map(({ file: _file, ...provider }) => provider) }
}

function named(label: string | undefined, part: string): SecretFound | undefined {
  return label === undefined ? undefined : { label, part }
}
