/** Made at build time from the share policy (kit/build): what the shell hands to every microfrontend. */
declare module 'shared-modules' {
  export const shared: Record<
    string,
    {
      readonly version: string
      readonly scope: string
      readonly lib: () => unknown
      readonly shareConfig: { readonly singleton: boolean; readonly requiredVersion: string }
    }
  >
}
