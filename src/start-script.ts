/**
 * The inline script that starts the page's code. Before the first paint it only listens. Then it loads the stylesheet and the
 * code with low priority, and runs the code chunk by chunk when the browser is idle or at the visitor's first interaction.
 *
 * If the code does not load, or throws before it has started, the page works as it does without JavaScript: CSS hides the
 * controls that need it (`.needs-script`), and the content of each <noscript> replaces it.
 */

/** The type of the page's own inline scripts until the code runs, so that none runs before the first paint. */
export const LATER = 'text/later'
/** Name of the global list of clicks and changes that React could not handle yet. See src/early-events.ts. */
export const EARLY_EVENTS = '$earlyEvents'

/** The code runs when the browser is idle, or this long after the first paint, ms. */
export const IDLE_WAIT_MS = 2000

/** The code loads after this many frames if the browser does not report the first paint. */
const MAX_FRAMES = 60

export interface StartFiles {
  /** The whole stylesheet. The page contains only the rules that it uses. */
  stylesheet: string
  /** The chunks of the entry in the order of their imports. */
  entry: readonly string[]
  /** Further chunks that the page needs. */
  page: readonly string[]
}

const START = `function(css,entry,page){
var d=document,root=d.documentElement,idle=self.requestIdleCallback||setTimeout,frames=0,hurry,begun,style;
self.${EARLY_EVENTS}=[];
function link(rel,href){var l=d.createElement("link");l.rel=rel;l.href=href;l.fetchPriority="low";
var end=new Promise(function(done){l.onload=l.onerror=done});d.head.append(l);return end}
function fail(e){reportError(e);if(root.dataset.started)return;root.dataset.started="no";
if(d.readyState=="loading")d.addEventListener("DOMContentLoaded",plain);else plain()}
function plain(){d.querySelectorAll("noscript").forEach(function(n){n.outerHTML=n.textContent})}
function begin(){
if(begun)return;begun=1;
d.querySelectorAll("script[type='${LATER}']").forEach(function(s){var n=s.cloneNode(true);n.removeAttribute("type");s.replaceWith(n)});
entry.reduce(function(before,file){return before.then(function(){return import(file)}).then(function(){return new Promise(function(done){setTimeout(done)})})},style).catch(fail)}
function load(){
style=link("stylesheet",css);
entry.concat(page).forEach(function(file){link("modulepreload",file)});
if(hurry)begin();else idle(begin,{timeout:${IDLE_WAIT_MS}})}
function poll(){
var parsed=d.readyState!="loading"||self.$_TSR,painted=!self.PerformancePaintTiming||++frames>${MAX_FRAMES}||performance.getEntriesByName("first-contentful-paint")[0];
if(parsed&&painted)setTimeout(load);else requestAnimationFrame(poll)}
requestAnimationFrame(poll);
["pointerdown","keydown","focusin"].forEach(function(type){addEventListener(type,function(){hurry=1;if(style)begin()},{capture:true,once:true})});
function keep(control){var events=self.${EARLY_EVENTS};if(control&&events)events.push([control,control.checked])}
addEventListener("click",function(e){keep(e.target.closest("button[type=button]"))},true);
addEventListener("input",function(e){keep(e.target)},true)}`

export function startScript({ stylesheet, entry, page }: StartFiles): string {
  return `(${START.replaceAll('\n', '')})(${[stylesheet, entry, page].map((value) => JSON.stringify(value)).join()});`
}
