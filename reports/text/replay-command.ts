import type { CheckStory, StoryHeader } from '../story/run-story-model.ts'

/** The command that judges one requirement again as this run did; of a property that does not hold, its smallest case. */
export function replayCommand(header: StoryHeader, address: string, check?: CheckStory): string {
  const { counterexample } = check ?? {}
  const file = header.profile ?? 'YOUR-PROFILE.yaml'
  const profile = header.target.embedded ? '' : ` --profile ${quoted(file)}`
  const path = counterexample?.path ? ` --path ${counterexample.path}` : ''
  return `npx assay run${profile} --only ${address} --seed ${counterexample?.seed ?? header.seed}${path}`
}

/** A word as a shell takes it for one. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
