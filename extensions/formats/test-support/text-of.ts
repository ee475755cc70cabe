import { formats, type TextFormat } from '../../../reports/formats.ts'
import type { RunStory } from '../../../reports/story/run-story-model.ts'

/** Every format that is one text, those of the core too. */
export const textFormats: Readonly<Record<string, TextFormat>> = Object.fromEntries(
  Object.entries(formats).flatMap(([name, one]) => ('file' in one ? [[name, one]] : [])),
)

export async function textOf(format: string, story: RunStory): Promise<string> {
  const view = await textFormats[format]?.view()
  if (!view) throw new Error(`${format} is no format`)
  return view(story)
}
