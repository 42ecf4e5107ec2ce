/** The desk's stylesheet. It shares no rule with the public pages. */
import appointment from './appointment.css?inline'
import base from './base.css?inline'
import blocks from './blocks.css?inline'
import controls from './controls.css?inline'
import filters from './filters.css?inline'
import history from './history.css?inline'
import lead from './lead.css?inline'
import list from './list.css?inline'
import numbers from './numbers.css?inline'
import person from './person.css?inline'
import print from './print.css?inline'
import shell from './shell.css?inline'

export const styles = [
  base,
  blocks,
  controls,
  shell,
  filters,
  list,
  lead,
  appointment,
  history,
  person,
  numbers,
  print,
].join('\n')
