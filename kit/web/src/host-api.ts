/** The version of the agreement between shell and microfrontends: what a manifest may hold and what kit/web offers. */
export const hostApi = 1

/** Where the page carries its data: `<script type="application/json" id="site">`. */
export const siteElementId = 'site'

/** What scripts and styles have to be, by their names; with a CDN, where they are. */
export const hashesElementId = 'hashes'

/** Name of the global function that every build's loaders call with each script and link that they make. */
export const checkFileGlobal = 'lunchpailCheck'

/** React's root. It is invisible while the server-rendered page is shown. */
export const rootElementId = 'root'

/** The server-rendered page, until React has rendered the same into its root. */
export const serverRenderedElementId = 'first'
