import type { ClientStory } from './client-story.ts'

/** What a duty looks up for each request, made once for a story: a long one has tens of thousands of requests. */
export function perStory<T>(make: (story: ClientStory) => T): (story: ClientStory) => T {
  const made = new WeakMap<ClientStory, { is: T }>()
  return (story) => {
    const known = made.get(story) ?? { is: make(story) }
    made.set(story, known)
    return known.is
  }
}
