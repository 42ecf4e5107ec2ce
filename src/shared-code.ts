/** Small modules that several pages share. As part of the first load they are not separate requests. */
import '#components/lazy-component'
import '#components/no-posts'
import '#components/post-list'
import '#components/unavailable'
import '#queries/copy'
import '#queries/posts'
import '#ui/toast'
import '#widgets/idle'
