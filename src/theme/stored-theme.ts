import { THEME_KEY } from '#browser/storage-keys.ts'

/** Applies the visitor's stored theme before the first paint. If storage is blocked, the page follows the OS theme. */
export const STORED_THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_KEY}");if(t=="dark"||t=="light")document.documentElement.dataset.theme=t}catch(e){}`
