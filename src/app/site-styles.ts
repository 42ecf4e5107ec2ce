/**
 * The global styles. They come first in the stylesheet, so that the styles of components can override them.
 */
import 'virtual:uno.css'
import '#theme/fonts.css'
import '#theme/heading-fonts.css'
import '#theme/base.css'
import '#theme/grid.css'
import '#theme/script-state.css'
import '#theme/fields.css'
import '#theme/external-links.css'
import '#theme/page-fade.css'
import '#theme/print.css'
