/** The desk's stylesheet. It shares no rule with the public pages. */
import base from './base.css?inline'
import blocks from './blocks.css?inline'
import controls from './controls.css?inline'
import lead from './lead.css?inline'
import list from './list.css?inline'
import numbers from './numbers.css?inline'
import print from './print.css?inline'
import shell from './shell.css?inline'

export const styles = [base, blocks, controls, shell, list, lead, numbers, print].join('\n')
