import type { Progress } from './model.ts'

/** How often and how long to look. */
export interface Patience {
  looks: number
  pause: () => Promise<void>
}

/** Looks at a connection until its bank has answered or asks the user something. */
export async function waitUntilSettled(
  look: () => Promise<Progress | undefined>,
  patience: Patience,
): Promise<Progress | undefined> {
  for (let looked = 1; ; looked += 1) {
    const progress = await look()
    if (progress?.state !== 'working' || looked >= patience.looks) return progress
    await patience.pause()
  }
}
