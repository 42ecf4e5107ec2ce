/** The drawings at the lower end of a home page section. src/features/home/layouts/edges.css draws them. */
export const EDGES = ['line', 'rule', 'double-rule', 'weave', 'slash', 'notch', 'turn', 'shift'] as const
export type Edge = (typeof EDGES)[number]

/** The reasons' "split" layout lists the firm's availability as another reason. Other layouts show it beside the reasons. */
export const availabilityIsEntry = (whyLayout: string): boolean => whyLayout === 'split'
