import type { Browsers } from '../../harness/hosted/browsers.ts'
import { screenOn } from '../asked/io.ts'
import { evaluateAtSmoke } from './evaluate-at-smoke.ts'
import { evaluateTask } from './evaluate-task.ts'
import type { Question } from './evaluator.ts'
import { type TaskResult, withError } from './task.ts'

/** Evaluates a sandbox once the user's own is loaded. What goes wrong is the result's error. */
export async function answer(
  { task, shared, atSmoke, ...asked }: Question,
  browsers: Browsers,
  ownLoaded?: Promise<unknown>,
): Promise<TaskResult> {
  try {
    await ownLoaded
    return await (atSmoke
      ? evaluateAtSmoke(task, shared, browsers)
      : evaluateTask(task, shared, { browsers, ...asked }))
  } catch (error) {
    return withError(task, error instanceof Error ? error.message : String(error))
  }
}

/** Prints an error that comes after its run has ended. It affects no verdict, and must not end the next sandbox's run. */
export function sayLate(reason: unknown): void {
  const text = reason instanceof Error ? reason.stack : String(reason)
  screenOn(process.stderr).page(`HARNESS_FAULT after a run had ended: ${text}\n`)
}
