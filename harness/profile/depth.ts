/** The depths of a run, the shallowest first. */
export const depths = ['smoke', 'standard', 'full'] as const
/** Smoke evaluates one example of each requirement and no properties, full tries many cases of each property. */
export type Depth = (typeof depths)[number]
