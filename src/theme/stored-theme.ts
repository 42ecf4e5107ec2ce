/** Browser storage key of a visitor's choice of light or dark; absent means the system's. */
export const THEME_KEY = 'ui-theme'

/** Applies a stored choice before the first paint. Storage may be forbidden: then the system's scheme stands. */
export const STORED_THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_KEY}");if(t=="dark"||t=="light")document.documentElement.dataset.theme=t}catch(e){}`
