/** The drawings available for the bottom of a home page section. src/features/home/layouts/edges.css draws them. */
export const EDGES = ['line', 'rule', 'double-rule', 'weave', 'slash', 'notch', 'turn', 'shift'] as const
export type Edge = (typeof EDGES)[number]

/** The "split" layout lists the firm's availability as another reason. Other layouts show it next to the reasons. */
export const availabilityIsEntry = (whyLayout: string): boolean => whyLayout === 'split'
