/** Small modules that several pages share. As part of the first load they are not separate requests. */
import '#components/lazy-component'
import '#components/posts/all-posts-link'
import '#components/posts/post-cards'
import '#components/unavailable'
import '#queries/copy'
import '#queries/posts'
import '#ui/toast'
import '#widgets/idle'
