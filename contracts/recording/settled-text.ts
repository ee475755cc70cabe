interface PactFile {
  interactions: Array<{ description: string }>
  metadata: Record<string, unknown>
}

/**
 * The text of a pact file as it is kept: interactions by description, keys by name, and of the metadata the version of
 * the specification alone, so that it changes only when what the consumer relies on changes.
 */
export function settledText(text: string): string {
  const pact = JSON.parse(text) as PactFile
  const interactions = pact.interactions.toSorted((one, other) => (one.description < other.description ? -1 : 1))
  const { pactSpecification } = pact.metadata
  return `${JSON.stringify(sorted({ ...pact, interactions, metadata: { pactSpecification } }), null, 2)}\n`
}

function sorted(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(sorted)
  if (typeof json !== 'object' || json === null) return json
  const entries = Object.entries(json).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, value]) => [name, sorted(value)]))
}
