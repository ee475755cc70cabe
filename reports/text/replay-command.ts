import type { CheckStory, StoryHeader } from '../story/run-story-model.ts'

/** The command that judges one requirement again as this run did; of a property that does not hold, its smallest case. */
export function replayCommand(header: StoryHeader, address: string, check?: CheckStory): string {
  const { counterexample } = check ?? {}
  const profile = header.target.embedded ? '' : ' --profile YOUR-PROFILE.yaml'
  const path = counterexample?.path ? ` --path ${counterexample.path}` : ''
  return `npx assay run${profile} --only ${address} --seed ${counterexample?.seed ?? header.seed}${path}`
}
