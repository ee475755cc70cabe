/** The depths of a run, the shallowest first. */
export const depths = ['smoke', 'standard', 'full'] as const
/** Smoke runs the checks that find most with few requests. Full tries many cases of each property. */
export type Depth = (typeof depths)[number]
