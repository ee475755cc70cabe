/** How often a state is looked at that nobody announces. No person notices that something comes so much later. */
export const lookMs = 100
