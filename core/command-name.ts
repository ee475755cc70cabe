/** The commands that write a journal. */
export type CommandName = 'run' | 'verify' | 'rejudge' | 'prove' | 'merge' | 'serve' | 'proxy' | 'check-har'
