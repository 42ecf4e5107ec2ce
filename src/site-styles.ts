/**
 * The global styles, and small styles of components that only some routes use. Imported only by its component, each of
 * these would become a separate stylesheet. Vite requests a route's stylesheets before the route hydrates, although the
 * page contains them inline. So only larger ones, such as those of posts and the calculator, are separate.
 */
import 'virtual:uno.css'
import './theme/fonts.css'
import './theme/base.css'
import './theme/controls.css'
import './theme/print.css'
import './components/blocks.css'
import './components/checklist.css'
import './components/data-table.css'
import './components/due-date-agenda.css'
import './components/hero-art.css'
import './components/home-section.css'
import './components/industry-carousel.css'
import './components/questions.css'
import './components/service-list.css'
import './components/stats.css'
