import { formats } from '../../../reports/formats.ts'
import type { RunStory } from '../../../reports/story/run-story-model.ts'

/** The text of a report. */
export async function textOf(format: string, story: RunStory): Promise<string> {
  const view = await formats[format]?.view()
  if (!view) throw new Error(`${format} is no format`)
  return view(story)
}
