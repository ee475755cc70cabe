import { jsonText } from '../../../core/exact-json.ts'
import { type Fields, isFields } from '../../../core/fields.ts'
import type { Pact } from './pact.ts'

/** The header by which an interaction's request is known when the verifier sends it. Never sent on. */
export const markHeader = 'assay-interaction'

/** An interaction of a pact under a number of its own among all that are verified together. */
export interface Marked {
  mark: string
  place: number
}

/**
 * The text of a copy of a pact for the verifier: of its interactions only those that are marked, each described by its
 * mark, with its mark as its only state and as one header more. So states, requests and results can be distinguished whatever
 * descriptions a consumer chose. Nothing that is compared is touched.
 */
export function markedPact({ document }: Pact, marked: readonly Marked[]): string {
  const listed = document['interactions'] as Fields[]
  const { messages: _messages, ...rest } = document
  return jsonText({
    ...rest,
    metadata: withoutPlugins(document['metadata']),
    interactions: marked.map(({ mark, place }) => markedInteraction(listed[place] ?? {}, mark)),
  })
}

function markedInteraction(interaction: Fields, mark: string): Fields {
  const {
    providerStates: _states,
    providerState: _state,
    provider_state: _oldState,
    pending: _pending,
    ...rest
  } = interaction
  const request = isFields(interaction['request']) ? interaction['request'] : {}
  const headers = isFields(request['headers']) ? request['headers'] : {}
  const inLists = Object.values(headers).some(Array.isArray)
  return {
    ...rest,
    description: mark,
    // One state by its name alone, as every version from 2 on reads it; 3 and 4 read the list first.
    providerState: mark,
    providerStates: [{ name: mark, params: {} }],
    request: { ...request, headers: { ...headers, [markHeader]: inLists ? [mark] : mark } },
  }
}

/** Without plugins named in it the verifier has no reason to load any. */
function withoutPlugins(metadata: unknown): unknown {
  if (!isFields(metadata)) return metadata
  const { plugins: _plugins, ...rest } = metadata
  return rest
}
