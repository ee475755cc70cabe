import { existsSync } from 'node:fs'
import type { RunStory } from '../../../reports/story/run-story.ts'
import { goingOn, soFar } from '../../../reports/story/so-far.ts'
import { readRunJournal, storyIn } from '../../../reports/write-reports.ts'
import { livePage, type Rendered } from './live-page.ts'

/** A process that makes the pages of `assay ui`. It ends with the one that began it; a terminal signals both. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.once('disconnect', () => process.exit())
process.on('message', ({ journal, ...shown }: Rendered) => {
  process.send?.(answerOf(() => livePage(storyNow(journal, shown.isRunning), shown)))
})

function answerOf(make: () => string): { text: string } | { fault: string } {
  try {
    return { text: make() }
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** The story of the run that goes on, or of the last one; undefined where there is none that can be read. */
function storyNow(journal: string, isRunning: boolean): RunStory | undefined {
  if (!existsSync(journal)) return undefined
  try {
    const { events, damage } = readRunJournal(journal)
    if (!isRunning || events.at(-1)?.type === 'run-finished') return storyIn({ events, damage })
    return goingOn(storyIn({ events: soFar(events), damage }))
  } catch (error) {
    if ((error as { code?: unknown }).code === 'JOURNAL_UNREADABLE') return undefined
    throw error
  }
}
