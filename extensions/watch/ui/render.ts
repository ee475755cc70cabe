import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { codeFile } from '../../../core/code-file.ts'
import type { Shown } from './live-page.ts'

/** What a page is made of: the journal of the run, and what is shown beside it. */
export interface Rendered extends Shown {
  journal: string
}

interface Answer {
  text?: string
  fault?: string
}

const workerFile = fileURLToPath(codeFile('render-worker', import.meta.url))

/** Makes pages in a process of its own, one after the other: a page of a long run takes seconds, for which no check may wait. */
export function openRenderer(): { page: (asked: Rendered) => Promise<string>; close: () => void } {
  const child = fork(workerFile, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const gone = once(child, 'exit').then((): [Answer] => [{ fault: 'the process that makes the page has ended' }])
  let last: Promise<unknown> = Promise.resolve()
  const make = async (asked: Rendered) => {
    const answered = once(child, 'message') as Promise<[Answer]>
    child.send(asked)
    const [{ text, fault }] = await Promise.race([answered, gone])
    if (text === undefined) throw new Error(fault)
    return text
  }
  return {
    page(asked) {
      const made = last.then(() => make(asked))
      last = made.catch(() => undefined)
      return made
    },
    close: () => void child.kill('SIGKILL'),
  }
}
