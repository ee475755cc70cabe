import { jsonText } from '../../../core/exact-json.ts'
import { type Fields, isFields } from '../../../core/fields.ts'
import type { Pact } from './pact.ts'

/** This header identifies an interaction's request from the verifier. It is never sent to the target. */
export const markHeader = 'assay-interaction'

/** An interaction of a pact, with a number that is unique in the verification. */
interface Marked {
  mark: string
  place: number
}

/**
 * A copy of a pact for the verifier, as text, with the marked interactions only. The mark replaces the description and
 * the states and is an additional header. So states, requests and results can be distinguished even if descriptions
 * repeat. All compared values stay.
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
    // A state by name alone, which every version from 2 on reads; 3 and 4 read the list first.
    providerState: mark,
    providerStates: [{ name: mark, params: {} }],
    request: { ...request, headers: { ...headers, [markHeader]: inLists ? [mark] : mark } },
  }
}

/** The verifier loads only plugins that the pact names. */
function withoutPlugins(metadata: unknown): unknown {
  if (!isFields(metadata)) return metadata
  const { plugins: _plugins, ...rest } = metadata
  return rest
}
