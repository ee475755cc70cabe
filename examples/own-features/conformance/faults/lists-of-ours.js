/** What your target answers beyond the documents: every sandbox of the proof answers so too. */
export function beyond({ route, json }) {
  if (route !== 'countries/list' || json.data === undefined) return {}
  return { json: { ...json, data: json.data.map((country) => ({ ...country, phone_prefix: '+44' })) } }
}

/** Each breaks one rule, by changing answers. The check of the rule must fail. */
export const faults = [
  {
    id: 'lists-currencies-backwards',
    sentence: 'The list of currencies ends with the first code.',
    answer: ({ route, json }) =>
      route === 'currencies/list' ? { json: { ...json, data: json.data?.toReversed() } } : {},
  },
  {
    id: 'forgets-one-prefix',
    sentence: 'The first country has no prefix.',
    answer({ route, json }) {
      if (route !== 'countries/list' || json.data === undefined) return {}
      const [first, ...others] = json.data
      return { json: { ...json, data: [{ ...first, phone_prefix: null }, ...others] } }
    },
  },
]
