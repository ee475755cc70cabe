interface PactFile {
  interactions: Array<{ description: string }>
  metadata: Record<string, unknown>
}

/**
 * The settled text of a pact file: interactions by description, keys by name, and no metadata but the version of the
 * specification. So it changes only with the consumer's needs.
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
