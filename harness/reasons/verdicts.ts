/** What decides a verdict besides the check itself: what stopped it, what it lacked, what the target accepted. */
export const verdicts = {
  'nothing-accepted-yet': ({ judgement }: { judgement: string }) =>
    `The target has accepted no request yet, so this proves nothing. ${judgement}`,
  'not-in-profile': ({ message }: { message: string }) => message,
  'harness-fault': ({ fault }: { fault: string }) => `Fault of the harness, not of the target: ${fault}`,
  'step-undecided': ({ status, message }: { status: string; message: string }) =>
    `a step is ${status} ${message}`.trim(),
  'ended-without-judging': () => 'the check ended without evaluating anything',
  'check-judged-others': () => 'The check ended without evaluating this requirement.',
  'run-ended-before': () => 'The run ended before this was checked.',
  'root-broken': ({ root, why }: { root: string; why: string }) => `Inconclusive because ${root} does not hold. ${why}`,
  'root-inconclusive': ({ root, why }: { root: string; why: string }) =>
    `Inconclusive because ${root} is inconclusive, which names the likely cause. ${why}`,
  'outside-only': ({ why }: { why: string }) => `This cannot be checked from outside: ${why}`,
  'left-by-depth': () => 'Only generated cases check this, which a run with --depth smoke leaves out.',
  'left-by-budget': () =>
    'The budget does not reach for all checks, and this one was left out. Raise budget.requests or budget.seconds.',
  'no-check': () => 'No check covers this requirement yet.',
} as const
