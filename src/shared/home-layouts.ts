/** The drawings at the lower end of a section of home. src/features/home/layouts/edges.css draws them. */
export const EDGES = ['line', 'rule', 'double-rule', 'weave', 'slash', 'notch', 'turn', 'shift'] as const
export type Edge = (typeof EDGES)[number]

/** The layout "split" of the reasons lists the firm's availability as one more reason. The others show it beside them. */
export const availabilityIsEntry = (whyLayout: string): boolean => whyLayout === 'split'
