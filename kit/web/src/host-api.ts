/** The version of the agreement between shell and microfrontends: what a manifest may hold and what kit/web offers. */
export const hostApi = 1

/** Where the page carries its data: `<script type="application/json" id="site">`. */
export const siteElementId = 'site'

/** Where the shell draws. While `first` is there, it stands behind that, unseen. */
export const rootElementId = 'root'

/** Where the page stands as it came from the server, until the shell has drawn the same. */
export const firstElementId = 'first'
